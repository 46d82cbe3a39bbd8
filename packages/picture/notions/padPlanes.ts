/** The planes that a notion is built up on: colour, cover, height and polish of each pixel. */
export interface PadPlanes {
  width: number
  height: number
  /** Pixels per millimetre. */
  fine: number
  color: Float32Array
  cover: Float32Array
  rise: Float32Array
  gloss: Float32Array
}
