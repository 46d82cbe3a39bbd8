import { smooth } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { mixColors, shade, tint } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { openField } from './field.ts'
import { definePrint } from './print.ts'

/** Python: pointed scales coloured one by one from dark-rimmed saddles that wander over a pale back. */
export const python = definePrint({
  id: 'python',
  label: 'Python',
  family: 'animal',
  width: 160,
  height: 200,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  answers: { scales_motif: 1, snake: 1, animal: 0.9, sexy: 0.7, glam: 0.5, grunge: 0.3, y2k: 0.4, twenties: 0.2 },
  colorway: colorway('#e9ddc3', '#b99a6b', '#7b5b3c', '#2a211c'),
  colorways: [
    inColors('slate', 'Slate', '#dfe0dd', '#a3a8ab', '#666d74', '#24282d'),
    inColors('emerald', 'Emerald', '#d9e2c6', '#86a771', '#3f6b4b', '#182a22'),
    inColors('rose', 'Rose', '#f0dcd3', '#cf9f95', '#93595c', '#35191f'),
  ],
  knobs: {
    scales: numberKnob('Scales', [24, 38, 60], '', 2),
    saddles: numberKnob('Saddles', [1, 2, 4], '', 1),
    cover: numberKnob('Cover', [-0.4, 0, 0.4], ''),
    gaps: numberKnob('Gaps', [0, 1, 1.6]),
    shine: numberKnob('Shine', [0, 0.6, 1]),
  },
  paint(tile, { scales, saddles, cover, gaps, shine }) {
    const [pale, tan, brown, dark] = tile.colors
    const columns = 2 * Math.round(scales / 2)
    const rows = 2 * Math.round(columns * 0.78)
    const drift = openField(tile.chance, 3, 4, 2)
    const spread = openField(tile.chance, saddles * 2, saddles * 2 + 1, 2)
    const speckle = openField(tile.chance, columns, rows)
    const colorOf = (u: number, v: number): Color => {
      const x = u + drift(u, v) * 0.035
      const y = v + drift(v, u) * 0.03
      const saddle =
        Math.cos(2 * Math.PI * saddles * x) * 0.55 + Math.cos(2 * Math.PI * (saddles * x + (saddles + 1) * y)) * 0.5
      const level = saddle + spread(u, v) * 0.95 + cover + speckle(u, v) * 0.22
      if (level > 0.62) return brown
      if (level > 0.42) return tan
      if (level > 0.08) return dark
      return level > -0.08 ? brown : level < -0.85 ? tan : pale
    }
    const soft = (columns / (tile.width * tile.pixels)) * 1.2
    tile.texels((u, v) => {
      const [i, j, apart, down] = scaleAt(u * columns, v * rows)
      const color = colorOf(i / columns, j / rows)
      const rim = smooth(0.86 - 0.12 * gaps - soft, 0.9 - 0.12 * gaps + soft, apart)
      const lit = down < 0 ? tint(color, -down * 0.16 * shine) : shade(color, down * 0.2 * shine)
      return mixColors(lit, shade(mixColors(color, dark, 0.5), 0.3), gaps > 0.02 ? rim * 0.85 : 0)
    })
  },
})

/** The scale that holds a place on a brick lattice of pointed cells: its centre, how near its rim (0 to 1), and how far down it. */
function scaleAt(x: number, y: number): [number, number, number, number] {
  let best: [number, number, number, number] = [0, 0, Infinity, 0]
  for (let row = Math.floor(y) - 1; row <= Math.floor(y) + 2; row++) {
    const column = Math.round(x - (row & 1 ? 0.5 : 0)) + (row & 1 ? 0.5 : 0)
    const down = (y - row) / 1.1
    const apart = Math.abs(x - column) * 1.9 + Math.abs(down) * 0.92
    if (apart < best[2]) best = [column, row, apart, down]
  }
  return best
}
