import { type Chance, type Point, quadratic } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { shade, tint, toStyle } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { leafOutline, scallopOutline } from './motifs/motifOutlines.ts'
import { penLine } from './motifs/pen.ts'
import { around, fillDisc, fillPath, placed } from './motifs/shapes.ts'
import { strew } from './motifs/sow.ts'
import { definePrint, type PrintSurface, type Spot } from './print.ts'

/** Suzani: embroidered moons of ringed petals, wreathed by leafed tendrils, in chain-stitch strokes. */
export const suzani = definePrint({
  id: 'suzani',
  label: 'Suzani',
  family: 'ethnic',
  width: 176,
  height: 232,
  repeat: 'halfDrop',
  role: 'hero',
  answers: { mandala: 1, ethnic: 0.9, folk_art: 0.8, boho: 0.8, floral: 0.5, maximal: 0.5 },
  colorway: colorway('#f2e8d3', '#a82a36', '#e0843c', '#2f4a70', '#5d7f58', '#e9b94f'),
  colorways: [
    inColors('indigo', 'Indigo', '#22335c', '#e8ddc4', '#c9483c', '#7fa3c9', '#8fb08a', '#e3b04f'),
    inColors('madder', 'Madder', '#8c2530', '#f2e2c4', '#e59a4a', '#2b3f5e', '#7b9a67', '#f0c868'),
    inColors('spring', 'Spring', '#f7f1e3', '#d8577a', '#f2a65e', '#4f86b5', '#6fa57c', '#f3cf6a'),
  ],
  knobs: {
    size: numberKnob('Motif size', [0.75, 1, 1.12]),
    petals: numberKnob('Petals', [8, 14, 20], '', 2),
    rings: numberKnob('Rings', [2, 4, 5], '', 1),
    tendrils: numberKnob('Tendrils', [0, 1, 1.5]),
    stitches: numberKnob('Stitches', [0, 1, 1.6]),
  },
  paint(tile, { size, petals, rings, tendrils, stitches }) {
    const [ground, red, orange, blue, green, gold] = tile.colors
    tile.ground(ground)
    const { width, height } = tile
    const moons: Spot[] = [
      [width * 0.5, height * 0.5, 74 * size],
      [width * 0.5, 0, 38 * size],
    ]
    const leaves = Math.round(15 * tendrils)
    strew(tile, 'wreath', moons, 1.5, (surface, chance, reach, i) => {
      const turns = i ? 8 : 12
      if (tendrils < 0.1) return
      around(surface, turns, (k) =>
        paintTendril(surface, chance, reach, {
          green,
          berry: k % 2 ? gold : orange,
          leaves: Math.max(2, Math.round(leaves / 4)),
        }),
      )
    })
    strew(tile, 'moons', moons, 1.05, (surface, chance, reach, i) =>
      placed(surface, { angle: i * 0.2 }, () => {
        const colors = i ? [blue, gold, red, ground, orange] : [red, orange, blue, gold, green]
        fillPath(surface, scallopOutline(petals, reach, 0.09), toStyle(shade(colors[0], 0.25)))
        for (let ring = 0; ring < rings; ring++) {
          paintRing(surface, chance, reach * (0.97 - ring * (0.84 / rings)), reach * (0.84 / rings), {
            petals: Math.max(6, petals - ring * 2),
            color: colors[ring % 5],
            edge: colors[(ring + 1) % 5],
            ground,
            stitches,
          })
        }
        fillDisc(surface, [0, 0], reach * 0.15, toStyle(gold))
        around(surface, 8, () => fillDisc(surface, [0, -reach * 0.085], reach * 0.026, toStyle(red)))
        fillDisc(surface, [0, 0], reach * 0.04, toStyle(blue))
      }),
    )
    const corners: Spot[] = [
      [0, height * 0.25, 11 * size],
      [0, height * 0.75, 11 * size],
    ]
    strew(tile, 'corners', corners, 1.4, (surface, chance, reach) => {
      paintRing(surface, chance, reach, reach * 0.6, { petals: 8, color: red, edge: gold, ground, stitches })
      fillDisc(surface, [0, 0], reach * 0.36, toStyle(gold))
      fillDisc(surface, [0, 0], reach * 0.18, toStyle(blue))
    })
  },
})

interface Ring {
  petals: number
  color: Color
  edge: Color
  ground: Color
  stitches: number
}

function paintRing(
  surface: PrintSurface,
  chance: Chance,
  outer: number,
  depth: number,
  { petals, color, edge, ground, stitches }: Ring,
): void {
  fillPath(surface, scallopOutline(petals, outer, 0.1), toStyle(edge))
  fillPath(surface, scallopOutline(petals, outer * 0.965, 0.1), toStyle(ground))
  const half = Math.sin(Math.PI / petals) * outer
  around(surface, petals, (i) => {
    const body = i % 2 ? color : tint(color, 0.14)
    const outline = leafOutline(depth * 1.12, Math.min(0.55, (half * 0.9) / (depth * 1.12))).map(
      ([x, y]): Point => [y, -outer + depth * 1.14 - x],
    )
    fillPath(surface, outline, toStyle(body))
    const count = Math.round(5 * stitches)
    for (let k = 0; k < count; k++) {
      const lean = count > 1 ? (k / (count - 1) - 0.5) * 1.4 : 0
      const top = -outer + depth * (0.16 + Math.abs(lean) * 0.3)
      penLine(
        surface,
        quadratic(
          [lean * half * 0.2, -outer + depth],
          [lean * half * 0.8, top + depth * 0.4],
          [lean * half * 0.5, top],
          6,
        ),
        toStyle(chance.happens(0.5) ? tint(body, 0.28) : shade(body, 0.16)),
        depth * 0.05,
        0.4,
      )
    }
  })
  fillPath(surface, scallopOutline(petals, outer - depth, 0.04), toStyle(edge))
}

function paintTendril(
  surface: PrintSurface,
  chance: Chance,
  reach: number,
  { green, berry, leaves }: { green: Color; berry: Color; leaves: number },
): void {
  const stem = quadratic([0, -reach * 0.95], [reach * 0.2, -reach * 1.16], [-reach * 0.06, -reach * 1.3], 12)
  penLine(surface, stem, toStyle(shade(green, 0.15)), 1.5, 0.5)
  for (let i = 0; i < leaves; i++) {
    const [x, y] = stem[Math.min(12, 3 + Math.round((i / leaves) * 8))]
    placed(surface, { x, y, angle: -1.57 + (i % 2 ? 1 : -1) * chance.between(0.7, 1.1) }, () => {
      fillPath(surface, leafOutline(reach * 0.13, 0.26), toStyle(i % 2 ? green : tint(green, 0.2)))
      penLine(
        surface,
        [
          [1, 0],
          [reach * 0.05, 0],
          [reach * 0.1, 0],
        ],
        toStyle(tint(green, 0.45)),
        0.6,
      )
    })
  }
  fillDisc(surface, stem[12], reach * 0.04, toStyle(berry))
}
