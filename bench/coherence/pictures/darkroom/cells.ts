import { openChance } from '@toile/geometry'
import { type Field, side } from './plate.ts'

/** A picture parted into cells about scattered places. */
export interface Cells {
  /** How far the nearest place is, in cells. */
  near: Field
  /** How much further the second nearest is: 0 on the seams. */
  seam: Field
  /** A number 0..1 of its own for every cell. */
  own: Field
  /** From the cell's place to the pixel, in cells. */
  dx: Field
  dy: Field
}

/** Parts the picture into `across` × `down` cells, their places strewn by `loose` (0 a grid, 1 anywhere in the cell); `bend` moves what is read, in cells. */
export function cells(
  seed: number,
  across: number,
  down: number,
  { loose = 0.9, offset = 0, bend }: { loose?: number; offset?: number; bend?: (i: number) => [number, number] } = {},
): Cells {
  const chance = openChance(seed)
  const wide = Math.ceil(across) + 6
  const tall = Math.ceil(down) + 6
  const strewn = Array.from({ length: wide * tall }, () => [
    0.5 + loose * (chance.next() - 0.5),
    0.5 + loose * (chance.next() - 0.5),
    chance.next(),
  ])
  const made = () => new Float32Array(side * side)
  const out: Cells = { near: made(), seam: made(), own: made(), dx: made(), dy: made() }
  for (let i = 0; i < side * side; i++) {
    const [mx, my] = bend ? bend(i) : [0, 0]
    const x = ((i % side) / side) * across + mx
    const y = (Math.floor(i / side) / side) * down + my
    const row = Math.floor(y)
    let [least, second, own, ox, oy] = [9, 9, 0, 0, 0]
    for (let cy = row - 1; cy <= row + 1; cy++) {
      const shift = (((cy % 2) + 2) % 2) * offset
      const column = Math.floor(x - shift)
      for (let cx = column - 1; cx <= column + 1; cx++) {
        const at = Math.min(tall - 1, Math.max(0, cy + 3)) * wide + Math.min(wide - 1, Math.max(0, cx + 3))
        const place = strewn[at]
        const [px, py] = [x - cx - shift - place[0], y - cy - place[1]]
        const far = Math.hypot(px, py)
        if (far < least) {
          second = least
          least = far
          own = place[2]
          ox = px
          oy = py
        } else if (far < second) second = far
      }
    }
    out.near[i] = least
    out.seam[i] = second - least
    out.own[i] = own
    out.dx[i] = ox
    out.dy[i] = oy
  }
  return out
}
