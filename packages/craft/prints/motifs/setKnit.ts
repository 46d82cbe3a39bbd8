import { smooth } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { shade, tint } from '../../colors/mixColors.ts'
import type { PrintTile } from '../print.ts'

/** Sets a tile as stocking stitch: each stitch a V of the colour asked for by column and row; `depth` 0..1 is how round the yarn looks. */
export function setKnit(
  tile: PrintTile,
  columns: number,
  rows: number,
  depth: number,
  colorAt: (column: number, row: number) => Color,
): void {
  const relief = depth * smooth(1.5, 4, (tile.width / columns) * tile.pixels)
  tile.texels((u, v) => {
    const x = u * columns
    const side = Math.abs(x - Math.floor(x) - 0.5)
    const y = v * rows + side * 0.9 + rows
    const color = colorAt(Math.floor(x) % columns, Math.floor(y) % rows)
    const across = Math.abs(side - 0.25) * 4
    const down = Math.abs(y - Math.floor(y) - 0.5) * 2
    const round = 1 - 0.75 * across ** 2.5 - 0.5 * down ** 3
    if (relief < 0.05) return color
    return round < 0.5 ? shade(color, (0.5 - round) * 0.62 * relief) : tint(color, (round - 0.5) * 0.18 * relief)
  })
}
