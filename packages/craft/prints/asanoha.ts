import { smooth } from '@toile/geometry'
import { mixColors } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { definePrint } from './print.ts'

/** Asanoha: hemp leaves of triangles joined at their middles, line or tinted facets. */
export const asanoha = definePrint({
  id: 'asanoha',
  label: 'Asanoha',
  family: 'geometric',
  width: 90,
  height: 103.92,
  repeat: 'straight',
  runsOn: true,
  role: 'support',
  answers: { geometric: 1, oriental: 0.9, mosaic: 0.4, star: 0.4, minimal: 0.4, calm: 0.5, line_art: 0.5 },
  colorway: colorway('#294a5e', '#f1ead8', '#3f6f82'),
  colorways: [
    inColors('sumi', 'Sumi', '#f3efe4', '#26242a', '#dcd3c0'),
    inColors('madder', 'Madder', '#8c2f33', '#f4e6d2', '#a8493f'),
    inColors('moss', 'Moss', '#e7e8d0', '#4a6341', '#c6cfa3'),
  ],
  knobs: {
    leaves: numberKnob('Leaves', [1, 2, 4], '', 1),
    line: numberKnob('Line weight', [0.3, 1, 2.4]),
    facets: choiceKnob('Facets', [
      { id: 'tinted', label: 'Tinted' },
      { id: 'plain', label: 'Plain' },
    ]),
    double: numberKnob('Double line', [0, 0, 1]),
  },
  paint(tile, { leaves, line, facets, double }) {
    const [ground, ink, second] = tile.colors
    const across = leaves
    const down = leaves * 2
    const soft = (across * 1.2) / (tile.width * tile.pixels)
    const half = 0.014 * line
    tile.texels((u, v) => {
      const row = v * down * (2 / 3) * (3 / 2) + 0.31
      const s = u * across * 1.5 + 0.17 + row / 2
      const [i, j] = [Math.floor(s), Math.floor(row)]
      const [a, b] = [s - i, row - j]
      const upper = a < b
      const shares = upper ? [1 - b, b - a, a] : [1 - a, a - b, b]
      const facet = shares.indexOf(Math.min(...shares))
      const [least, middle] = shares.slice().sort((p, q) => p - q)
      const apart = Math.min(least * 0.866, (middle - least) * 0.5)
      const body = facets === 'tinted' && (facet + (upper ? 1 : 0)) % 3 === 0 ? second : ground
      const single = 1 - smooth(half - soft, half + soft, apart)
      const twin = double * (1 - smooth(half * 0.5 - soft, half * 0.5 + soft, Math.abs(apart - half * 4)))
      return mixColors(body, ink, Math.max(single, twin))
    })
  },
})
