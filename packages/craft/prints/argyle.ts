import { toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { fillPath, strokePath } from './motifs/shapes.ts'
import { ordinaryKnobs } from './ordinaryKnobs.ts'
import { definePrint } from './print.ts'

/** Argyle: standing diamonds in two colours under a fine stitched lattice. */
export const argyle = definePrint({
  id: 'argyle',
  label: 'Argyle',
  family: 'check',
  width: 80,
  height: 112,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  answers: { argyle: 1, preppy: 1, geometric: 0.4, classic: 0.5, nineties: 0.4, sporty: 0.2 },
  colorway: colorway('#e9dfcb', '#3d5a4c', '#a5503c', '#f7f1e4'),
  colorways: [
    inColors('golf', 'Links', '#f2ead8', '#27406b', '#6f9bbd', '#c2473c'),
    inColors('grape', 'Grape', '#d8cfdc', '#5b3a66', '#9c7fa8', '#f3ead0'),
    inColors('charcoal', 'Charcoal', '#3c3d42', '#1f2024', '#8f2f35', '#d9d4c7'),
  ],
  knobs: {
    breadth: numberKnob('Breadth of the diamonds', [0.5, 1, 1]),
    height: numberKnob('Height of the diamonds', [0.5, 1, 1]),
    stitch: choiceKnob('Lattice', [
      { id: 'dashed', label: 'Stitched' },
      { id: 'solid', label: 'Solid' },
      { id: 'double', label: 'Double' },
      { id: 'none', label: 'None' },
    ]),
    weight: ordinaryKnobs.weight,
    inner: choiceKnob('Inside the diamonds', [
      { id: 'plain', label: 'Plain' },
      { id: 'nested', label: 'Second diamond' },
    ]),
  },
  paint(tile, { breadth, height, stitch, weight, inner }) {
    const [ground, first, second, line] = tile.colors
    tile.ground(ground)
    const diamond = (share: number) =>
      [
        [0, -56 * height * share],
        [20 * breadth * share, 0],
        [0, 56 * height * share],
        [-20 * breadth * share, 0],
      ] as const
    for (const [x, color, other] of [
      [20, first, second],
      [60, second, first],
    ] as const) {
      tile.motif(x, 42, 57, (surface) => {
        fillPath(surface, diamond(1), toStyle(color))
        if (inner === 'nested') fillPath(surface, diamond(0.45), toStyle(other))
      })
    }
    if (stitch === 'none') return
    const length = stitch === 'dashed' ? 0.045 : 1 / 14
    tile.motif(40, 42, 120, (surface) => {
      for (const side of [-1, 1]) {
        for (let i = 0; i < 14; i++) {
          const t = (i - 7) / 14
          for (const shift of stitch === 'double' ? [-2.4, 2.4, 37.6, 42.4] : [0, 40]) {
            const at = (share: number) => [side * share * 40 + shift - 20, share * 112] as const
            strokePath(surface, [at(t), at(t + length)], toStyle(line), 1.3 * weight)
          }
        }
      }
    })
  },
})
