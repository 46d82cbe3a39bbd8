import type { Color } from '../colors/color.ts'
import { mixColors, toStyle } from '../colors/mixColors.ts'
import { choiceKnob } from '../garments/knob.ts'
import { fillDisc, strokePath } from './motifs/shapes.ts'
import type { PrintTile } from './print.ts'
import { latticeOf } from './repeat.ts'

/** What lies behind the motifs. */
export const groundKnob = choiceKnob('Ground', [
  { id: 'plain', label: 'Plain' },
  { id: 'pinDots', label: 'Pin dots' },
  { id: 'hatching', label: 'Hatching' },
  { id: 'weave', label: 'Woven cross' },
  { id: 'mottled', label: 'Mottled' },
])
export type Groundwork = (typeof groundKnob)['normal']

const spacing = 6.5

/** Fills the ground and lays a quiet pattern of `mark` on it that joins under the tile's own repeat. */
export function paintGround(tile: PrintTile, kind: Groundwork, ground: Color, mark: Color): void {
  if (kind === 'mottled') {
    const cloud = tile.field(Math.round(tile.width / 45), Math.round(tile.height / 45), 3)
    tile.texels((u, v) => mixColors(ground, mark, 0.12 + 0.26 * Math.max(-0.4, cloud(u, v))), 1)
    return
  }
  tile.ground(ground)
  if (kind === 'plain') return
  const style = toStyle(mixColors(ground, mark, 0.5))
  const { drop, step } = latticeOf(tile.repeat)
  const columns = wholes(tile.width / spacing, 2 * step.d)
  const rows = wholes(tile.height / spacing, 2 * drop.d)
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      if (kind !== 'hatching' && (i + j) % 2) continue
      tile.motif(((i + 0.5) * tile.width) / columns, ((j + 0.5) * tile.height) / rows, 4, (surface) => {
        if (kind === 'pinDots') fillDisc(surface, [0, 0], 0.85, style)
        else
          strokePath(
            surface,
            [
              [-1.9, 1.9],
              [1.9, -1.9],
            ],
            style,
            0.5,
          )
        if (kind === 'weave')
          strokePath(
            surface,
            [
              [-1.9, -1.9],
              [1.9, 1.9],
            ],
            style,
            0.5,
          )
      })
    }
  }
}

const wholes = (wanted: number, unit: number) => unit * Math.max(1, Math.round(wanted / unit))
