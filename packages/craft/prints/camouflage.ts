import { smooth } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { mixColors } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { definePrint } from './print.ts'

/** Camouflage: four overlapping layers of broken, sideways-drawn shapes. */
export const camouflage = definePrint({
  id: 'camouflage',
  label: 'Camouflage',
  family: 'abstract',
  width: 260,
  height: 260,
  repeat: 'straight',
  role: 'hero',
  answers: { camo: 1, military: 1, street: 0.7, workwear: 0.5, abstract: 0.3, y2k: 0.5 },
  colorway: colorway('#b9ab86', '#7c8457', '#49592f', '#2b2c24'),
  colorways: [
    inColors('desert', 'Desert', '#dccba3', '#c2a878', '#9a7d55', '#6b5238'),
    inColors('navy', 'Navy', '#9aa7b5', '#5f7086', '#34435c', '#171d2b'),
    inColors('urban', 'Urban', '#d6d5d1', '#a5a5a3', '#6a6b6e', '#2b2c30'),
    inColors('rose', 'Rose', '#f0cfcf', '#d993a0', '#a35a70', '#4f2a3c'),
  ],
  knobs: {
    grain: numberKnob('Size of the shapes', [0.5, 1, 1.7]),
    spread: numberKnob('Cover of the dark layers', [-0.15, 0, 0.15], ''),
    kind: choiceKnob('Kind', [
      { id: 'woodland', label: 'Woodland' },
      { id: 'digital', label: 'Digital' },
      { id: 'brushed', label: 'Brushed' },
    ]),
    broken: numberKnob('Broken edges', [0, 1, 2.4]),
  },
  paint(tile, { grain, spread, kind, broken }) {
    const [across, down] = kind === 'brushed' ? [1, 11] : [3, 5]
    const cells = (ordinary: number) => Math.max(1, Math.round(ordinary / grain))
    const layers = tile.colors.slice(1).map((color, i) => ({
      color,
      shape: tile.field(cells(across + i), cells(down + i), 2),
      least: ([-0.02, 0.16, 0.3][i] ?? 0.3) - spread,
    }))
    const bendU = tile.field(9, 12, 2)
    const bendV = tile.field(9, 12, 2)
    const edge = 5 / (tile.width * tile.pixels)
    const blocks = { across: 48, down: 48 }
    tile.texels((tu, tv) => {
      const digital = kind === 'digital'
      const u = digital ? (Math.floor(tu * blocks.across) + 0.5) / blocks.across : tu
      const v = digital ? (Math.floor(tv * blocks.down) + 0.5) / blocks.down : tv
      const x = u + bendU(u, v) * 0.035 * broken
      const y = v + bendV(u, v) * 0.022 * broken
      return layers.reduce(
        (below: Color, { color, shape, least }) => mixColors(below, color, smooth(-edge, edge, shape(x, y) - least)),
        tile.colors[0],
      )
    }, 1)
  },
})
