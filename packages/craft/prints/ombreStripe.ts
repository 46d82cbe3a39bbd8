import { smooth } from '@toile/geometry'
import { mixColors } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { openField } from './field.ts'
import { definePrint } from './print.ts'

/** Ombré stripe: broad stripes that each rise softly out of the ground and end in a clean edge. */
export const ombreStripe = definePrint({
  id: 'ombreStripe',
  label: 'Ombré stripe',
  family: 'stripe',
  width: 160,
  height: 160,
  repeat: 'straight',
  runsOn: true,
  role: 'support',
  answers: { stripes: 0.8, calm: 0.5, modern: 0.4, seventies: 0.5, sporty: 0.5, watercolour: 0.3 },
  colorway: colorway('#f5efe4', '#d96f4e', '#e9b44c', '#4f8a8b'),
  colorways: [
    inColors('ink', 'Ink', '#f4f2ec', '#2b3f73', '#6f8fbf', '#1c2a45'),
    inColors('sorbet', 'Sorbet', '#fff6ee', '#f29fa6', '#f8c98f', '#b9a7d9'),
    inColors('night', 'Night', '#1b1e2b', '#e0803f', '#8a5fb0', '#3f8fb0'),
  ],
  knobs: {
    stripes: numberKnob('Stripes', [1, 1, 3], '', 1),
    direction: choiceKnob('Direction', [
      { id: 'across', label: 'Across' },
      { id: 'down', label: 'Down' },
    ]),
    edge: numberKnob('Edge softness', [0, 0.1, 1]),
    rest: numberKnob('Ground between', [0, 0.12, 0.5]),
    grain: numberKnob('Grain', [0, 0.6, 2]),
  },
  paint(tile, { stripes, direction, edge, rest, grain }) {
    const [ground, ...colors] = tile.colors
    const count = colors.length * stripes
    const dust = openField(tile.chance, 150, 150)
    const sway = openField(tile.chance, 4, 4, 2)
    tile.texels((u, v) => {
      const along = (direction === 'across' ? v : u) * count + 0.4 + sway(u, v) * 0.05 * edge
      const at = along - Math.floor(along)
      const color = colors[((Math.floor(along) % colors.length) + colors.length) % colors.length]
      const rise = smooth(rest, 0.94, at + dust(u, v) * 0.07 * grain)
      const fall = 1 - smooth(1 - 0.012 - edge * 0.22, 1, at)
      return mixColors(ground, color, rise * fall)
    })
  },
})
