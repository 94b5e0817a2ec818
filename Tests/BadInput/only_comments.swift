// Status: 69
// Nothing but comments.
/* One that
   /* nests */ */
