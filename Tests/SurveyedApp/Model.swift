struct Track {
    let title: String
}
