import { smooth } from '@toile/geometry'
import { mixColors } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { openField } from './field.ts'
import { definePrint } from './print.ts'

/** How far the dye turns with the angle, grows with the distance, and follows the creases alone. */
const foldings = { spiral: [1, 1, 0], bullseye: [0, 1.6, 0], rays: [2, 0.12, 0], crumple: [0, 0, 1] } as const

/** Tie-dye: a pleated spiral that bleeds into the cloth, turned over tile by tile. */
export const tieDye = definePrint({
  id: 'tieDye',
  label: 'Tie-dye',
  family: 'abstract',
  width: 330,
  height: 330,
  repeat: 'mirror',
  runsOn: true,
  role: 'hero',
  answers: {
    psychedelic: 0.9,
    swirl: 0.7,
    boho: 0.6,
    sixties: 0.5,
    seventies: 0.7,
    nineties: 0.4,
    street: 0.4,
    y2k: 0.4,
  },
  colorway: colorway('#f8f4ee', '#3f74bd', '#ec5f97', '#7a4aa3'),
  colorways: [
    inColors('indigo', 'Indigo', '#eef0ee', '#23427a', '#4f77ad', '#172a55'),
    inColors('sunset', 'Sunset', '#fdf3e0', '#f0a63c', '#e2574c', '#8c3f7a'),
    inColors('meadow', 'Meadow', '#f4f6e6', '#5fa06a', '#e2cf4c', '#2f7f8a'),
    inColors('smoke', 'Smoke', '#f0eeea', '#6b6a70', '#a5a3a5', '#2d2c33'),
  ],
  knobs: {
    kind: choiceKnob('Folding', [
      { id: 'spiral', label: 'Spiral' },
      { id: 'bullseye', label: 'Rings' },
      { id: 'rays', label: 'Rays' },
      { id: 'crumple', label: 'Crumpled' },
    ]),
    arms: numberKnob('Arms', [1, 3, 6], '', 1),
    bleed: numberKnob('Bleeding', [0.2, 1, 2.6]),
    pleats: numberKnob('White pleats', [0, 0.5, 1]),
    tightness: numberKnob('Tightness', [0.5, 1, 2]),
  },
  paint(tile, { kind, arms, bleed: bleeding, pleats: whites, tightness }) {
    const [spin, grow, crease] = foldings[kind]
    const [ground, first, second, third] = tile.colors
    const bleed = openField(tile.chance, 7, 7, 4)
    const pleats = openField(tile.chance, 30, 30, 2)
    const run = [first, third, second, ground]
    tile.texels((u, v, x, y) => {
      const dx = x - 165
      const dy = y - 165
      const radius = Math.hypot(dx, dy)
      const angle = Math.atan2(dy, dx)
      const stain = bleed(u, v)
      const turn =
        (angle * arms * spin) / (2 * Math.PI) +
        (radius / 74) * grow * tightness +
        (stain * 0.2 + pleats(u, v) * 0.035) * bleeding * (1 + crease * 3) +
        crease
      const step = (turn - Math.floor(turn)) * 4
      const i = Math.floor(step)
      const dyed = mixColors(run[i], run[(i + 1) % 4], smooth(0.25, 1, step - i))
      const pleat = Math.abs(Math.sin(angle * 14 + stain * 4 + radius * 0.06 + pleats(u, v) * 1.5))
      return mixColors(dyed, ground, smooth(0.62, 1, pleat) * whites * smooth(0, 70, radius))
    }, 1)
  },
})
