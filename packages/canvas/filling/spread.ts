import type { Box } from '../tiles/box.ts'

/** Marks every place of a row within reach of one that is marked. */
function spreadRow(marks: Uint8Array, out: Uint8Array, from: number, to: number, reach: number): void {
  let since = reach + 1
  for (let i = from; i < to; i++) {
    since = marks[i] ? 0 : since + 1
    if (since <= reach) out[i] = 255
  }
  since = reach + 1
  for (let i = to - 1; i >= from; i--) {
    since = marks[i] ? 0 : since + 1
    if (since <= reach) out[i] = 255
  }
}

/** Marks every place within a square's reach of one that is marked, inside a box, at a cost that does not grow with the reach. */
export function spread(marks: Uint8Array, width: number, { x0, y0, x1, y1 }: Readonly<Box>, reach: number): Uint8Array {
  const across = new Uint8Array(marks.length)
  for (let y = y0; y < y1; y++) spreadRow(marks, across, y * width + x0, y * width + x1, reach)
  const out = new Uint8Array(marks.length)
  // Row by row, with a count for each column: walking down the columns would read memory everywhere.
  const since = new Int32Array(width).fill(reach + 1)
  const pass = (y: number) => {
    for (let x = x0; x < x1; x++) {
      const i = y * width + x
      since[x] = across[i] ? 0 : since[x]! + 1
      if (since[x]! <= reach) out[i] = 255
    }
  }
  for (let y = y0; y < y1; y++) pass(y)
  since.fill(reach + 1)
  for (let y = y1 - 1; y >= y0; y--) pass(y)
  return out
}
