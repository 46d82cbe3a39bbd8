/** Pixels between knots of the field. */
export const cell = 4

/** Where the pixels of a sheet come from, on knots `cell` pixels apart: one knot lies before the sheet and two beyond, for the cubic between them. */
export interface Field {
  readonly columns: number
  readonly rows: number
  /** From a knot to where its pixel is taken from. */
  readonly x: Float32Array<ArrayBuffer>
  readonly y: Float32Array<ArrayBuffer>
  /** How fast a knot is held, 0 free to 1 frozen. */
  readonly held: Float32Array<ArrayBuffer>
}

/** A field that moves nothing, for a sheet of so many pixels. */
export function emptyField(width: number, height: number): Field {
  const columns = Math.ceil(width / cell) + 4
  const rows = Math.ceil(height / cell) + 4
  const knots = () => new Float32Array(columns * rows)
  return { columns, rows, x: knots(), y: knots(), held: knots() }
}
