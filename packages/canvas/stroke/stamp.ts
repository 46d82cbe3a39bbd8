/** A picture of straight red, green, blue and alpha, row by row. */
export interface Stamp {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8ClampedArray
}
