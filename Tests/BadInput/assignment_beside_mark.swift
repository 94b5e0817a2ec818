// Status: 65
// Line: 4
// The character beside the sign belongs to no token.
let text =﻿ "a"
