/** What lies on a part that is coloured; arrays have one entry per pixel of its region. */
export interface LaidOver {
  /** How firmly its colour stays where a hand would leave paper, 0..1. */
  held: Float32Array
  /** Pixels by which it stands out; nothing where nothing does. */
  lift: Float32Array | null
}
