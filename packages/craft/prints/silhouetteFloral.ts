import { type Chance, type Point, quadratic } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { toStyle } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { leafOutline, petalOutline } from './motifs/motifOutlines.ts'
import { penLine } from './motifs/pen.ts'
import { around, fillDisc, fillPath, placed } from './motifs/shapes.ts'
import { sow, strew } from './motifs/sow.ts'
import { definePrint, type PrintSurface } from './print.ts'

/** Silhouette floral: very large flat flowers and long leaves, their veins cut out of them to the ground. */
export const silhouetteFloral = definePrint({
  id: 'silhouetteFloral',
  label: 'Large silhouettes',
  family: 'floral',
  width: 400,
  height: 420,
  repeat: 'halfDrop',
  role: 'hero',
  answers: {
    floral: 1,
    silhouette_manner: 1,
    poppy: 0.7,
    bold: 0.9,
    modern: 0.6,
    screen_print: 0.7,
    sixties: 0.6,
    seventies: 0.6,
    maximal: 0.6,
    leaves: 0.4,
  },
  colorway: colorway('#f4ebdc', '#22333b', '#d9613c', '#e9b08e', '#7e9a86'),
  colorways: [
    inColors('ink', 'Ink', '#f6f2e9', '#1f2a52', '#3d5aa8', '#a9bfe6', '#6f86b8'),
    inColors('noir', 'Noir', '#17181c', '#f1e6d4', '#c8453c', '#8f6f5e', '#5d7a66'),
    inColors('orchard', 'Orchard', '#dfe7d5', '#6b2140', '#e0628a', '#f4c0c4', '#4d7a55'),
  ],
  knobs: {
    density: numberKnob('Density', [0.6, 1, 1.4]),
    bloom: numberKnob('Bloom size', [0.7, 1, 1.25]),
    petals: numberKnob('Petals', [4, 6, 9], '', 1),
    veins: numberKnob('Veins', [0, 1, 2]),
    leaves: numberKnob('Leaves', [0, 1, 1.6]),
  },
  paint(tile, { density, bloom, petals, veins, leaves }) {
    const [ground, dark, bright, soft, green] = tile.colors
    tile.ground(ground)
    const large = sow(tile, 5 * density, 84 * bloom, [], 0.9)
    const medium = sow(tile, 7 * density, 44 * bloom, large, 0.88)
    const fillers = sow(tile, 12 * density, 17 * bloom, [...large, ...medium], 0.9)
    strew(tile, 'leaves', [...large, ...medium], 2, (surface, chance, reach, i) => {
      const start = chance.next() * 6.28
      const count = Math.round(4 * leaves)
      for (let k = 0; k < count; k++) {
        const angle = start + (k / count) * 6.28 + chance.between(-0.3, 0.3)
        placed(surface, { x: Math.cos(angle) * reach * 0.5, y: Math.sin(angle) * reach * 0.5, angle }, () =>
          paintLongLeaf(surface, chance, reach * chance.between(1, 1.35), [green, dark][(i + k) % 2], ground, veins),
        )
      }
    })
    strew(tile, 'fillers', fillers, 1.2, (surface, chance, reach) => {
      const start = chance.next() * 6.28
      for (const more of [-0.7, 0, 0.7]) {
        placed(surface, { angle: start + more }, () => {
          fillPath(surface, leafOutline(reach, 0.17, more * 0.2), toStyle(more ? green : soft))
          fillDisc(surface, [reach * 1.12, 0], 2.4, toStyle(bright))
        })
      }
    })
    strew(tile, 'blooms', [...medium, ...large], 1.15, (surface, chance, reach, i) => {
      const color = [bright, dark, soft][i % 3]
      paintCutBloom(surface, chance, reach, { color, cut: ground, eye: [dark, bright, bright][i % 3], petals, veins })
    })
  },
})

interface CutBloom {
  color: Color
  cut: Color
  eye: Color
  petals: number
  veins: number
}

function paintCutBloom(
  surface: PrintSurface,
  chance: Chance,
  reach: number,
  { color, cut, eye, petals, veins }: CutBloom,
): void {
  const turn = chance.next() * 6.28
  const width = reach * Math.sin(Math.PI / petals) * 0.94
  around(
    surface,
    petals,
    () => {
      const length = reach * chance.between(0.92, 1.05)
      const outline = petalOutline(length, width, 0.07, chance)
      fillPath(
        surface,
        outline.map(([x, y]): Point => [x * 1.04, y * 1.02]),
        toStyle(cut),
      )
      fillPath(surface, outline, toStyle(color))
      const count = Math.round(4 * veins)
      for (let i = 0; i < count; i++) {
        const lean = count > 1 ? i / (count - 1) - 0.5 : 0
        const far = length * (0.86 - Math.abs(lean) * 0.42) * chance.between(0.86, 1)
        const bow = quadratic(
          [lean * width * 0.3, -length * 0.24],
          [lean * width, -far * 0.6],
          [lean * width * 1.3, -far],
          8,
        )
        penLine(surface, bow, toStyle(cut), reach * 0.022, 0.1)
      }
    },
    turn,
  )
  fillDisc(surface, [0, 0], reach * 0.225, toStyle(cut))
  fillDisc(surface, [0, 0], reach * 0.19, toStyle(eye))
  around(surface, 11, () => fillDisc(surface, [0, -reach * 0.13], reach * 0.02, toStyle(cut)))
  around(surface, 18, () => fillDisc(surface, [0, -reach * 0.29], reach * 0.016, toStyle(cut)), 0.17)
}

function paintLongLeaf(
  surface: PrintSurface,
  chance: Chance,
  length: number,
  color: Color,
  cut: Color,
  veins: number,
): void {
  const bend = chance.between(-0.3, 0.3)
  fillPath(surface, leafOutline(length, chance.between(0.14, 0.2), bend), toStyle(color))
  if (veins < 0.1) return
  const rib = quadratic([length * 0.08, 0], [length * 0.5, 0], [length * 0.92, bend * length * 0.85], 10)
  penLine(surface, rib, toStyle(cut), length * 0.018, 0.2)
  for (const [i, [x, y]] of rib.slice(2, 9).entries()) {
    for (const side of [-1, 1]) {
      const reach = length * 0.12 * (1 - Math.abs(i - 2.4) * 0.14)
      penLine(
        surface,
        quadratic([x, y], [x + reach * 0.5, y + side * reach * 0.3], [x + reach, y + side * reach * 0.86], 5),
        toStyle(cut),
        length * 0.011,
        0.1,
      )
    }
  }
}
