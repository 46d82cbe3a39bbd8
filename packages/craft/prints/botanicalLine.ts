import type { Chance } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { toStyle } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { drawDaisyStem, drawFern, drawPoppy, drawSprig, type Pen } from './motifs/penPlants.ts'
import { placed } from './motifs/shapes.ts'
import { sow, strew } from './motifs/sow.ts'
import { definePrint, type PrintSurface } from './print.ts'

/** Botanical line floral: poppies, daisies, ferns and sprigs in pen and ink, a flat tint printed loosely under each. */
export const botanicalLine = definePrint({
  id: 'botanicalLine',
  label: 'Botanical drawing',
  family: 'floral',
  width: 280,
  height: 320,
  repeat: 'halfDrop',
  role: 'hero',
  answers: {
    line_art: 1,
    botanical: 1,
    leaves: 0.9,
    floral: 0.6,
    ink_manner: 0.8,
    hand_drawn: 0.9,
    pencil: 0.9,
    natural: 0.9,
    minimal: 0.6,
    calm: 0.6,
    tulip: 0.4,
    bamboo: 0.4,
  },
  colorway: colorway('#f7f2e8', '#2b3831', '#e2a58f', '#bcc8a6'),
  colorways: [
    inColors('night', 'Night', '#1f2c2a', '#efe6d3', '#b3685a', '#5f7f68'),
    inColors('indigo', 'Indigo', '#f4efe4', '#27376b', '#9db2d6', '#cdd6e4'),
    inColors('clay', 'Clay', '#e9d3bd', '#4a2a22', '#c97e5b', '#a3a578'),
  ],
  knobs: {
    density: numberKnob('Density', [0.6, 1, 1.4]),
    size: numberKnob('Motif size', [0.7, 1, 1.3]),
    line: numberKnob('Line weight', [0.6, 1, 2]),
    hatching: numberKnob('Hatching', [0, 1, 1.8]),
    tint: numberKnob('Tint', [0, 1, 1]),
  },
  paint(tile, { density, size, line, hatching, tint }) {
    const [ground, ink, blush, sage] = tile.colors
    tile.ground(ground)
    const tall = sow(tile, 10 * density, 44 * size, [], 0.8)
    const low = sow(tile, 14 * density, 24 * size, tall, 0.78)
    const fillers = sow(tile, 30 * density, 8 * size, [...tall, ...low], 0.9)
    const penFor = (color: Color): Pen => ({ ground, ink, tint: color, line: 0.62 * line, hatching, wash: tint })
    strew(tile, 'low', low, 2, (surface, chance, reach, i) =>
      turned(surface, chance, () => [drawFern, drawSprig][i % 2](surface, reach * 2.4, chance, penFor(sage))),
    )
    strew(tile, 'tall', tall, 2, (surface, chance, reach, i) =>
      turned(surface, chance, () =>
        [drawPoppy, drawDaisyStem][i % 2](surface, reach * 2.5, chance, { ...penFor(blush), leaf: sage }),
      ),
    )
    strew(tile, 'seeds', fillers, 1, (surface, chance, reach) =>
      turned(surface, chance, () => {
        for (const [x, y] of [
          [0, 0],
          [0.4, 0.25],
          [-0.1, 0.5],
        ] as const) {
          surface.beginPath()
          surface.ellipse(x * reach, y * reach, reach * 0.07, reach * 0.16, 0.5, 0, 6.29)
          surface.fillStyle = toStyle(ink)
          surface.fill()
        }
      }),
    )
  },
})

const turned = (surface: PrintSurface, chance: Chance, paint: () => void) =>
  placed(surface, { angle: chance.between(-0.7, 0.7) + (chance.happens(0.3) ? Math.PI : 0) }, paint)
