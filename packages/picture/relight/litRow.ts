/** A row of a picture while it is lit. */
export interface LitRow {
  y: number
  /** Amounts of red, green and blue light of its pixels. */
  line: Float64Array
  /** How much of each lamp is seen along it, on the subject and on the ground. */
  subjectSeen: readonly Float32Array[]
  groundSeen: readonly Float32Array[]
}
