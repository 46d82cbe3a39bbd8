import { type Chance, quadratic } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { shade, tint, toStyle } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { leafOutline, petalOutline } from './motifs/motifOutlines.ts'
import { around, fillDisc, fillPath, placed, strokePath } from './motifs/shapes.ts'
import { sow, strew } from './motifs/sow.ts'
import { definePrint, type PrintSurface } from './print.ts'

/** Meadow floral: small outlined flowers of many kinds, packed so close that hardly any ground shows. */
export const libertyFloral = definePrint({
  id: 'libertyFloral',
  label: 'Packed meadow',
  family: 'floral',
  width: 130,
  height: 140,
  repeat: 'halfDrop',
  role: 'support',
  answers: { ditsy: 1, floral: 0.9, daisy: 0.6, cottage: 0.8, vintage: 0.6, delicate: 0.6, romantic: 0.5, tulip: 0.3 },
  colorway: colorway('#2b3350', '#d1495b', '#f2c14e', '#f6ead6', '#7fa7c9', '#5f8a62', '#e59aa0'),
  colorways: [
    inColors('cream', 'Cream', '#f4ecdb', '#b8455a', '#d99a3a', '#fffaf0', '#5f86ad', '#6a8f5c', '#d98a96'),
    inColors('plum', 'Plum', '#46274a', '#d6638f', '#e8b15a', '#f3e2dc', '#8f86c9', '#5e8f83', '#f0a9b4'),
    inColors('moss', 'Moss', '#3b4a34', '#cf6a3f', '#e7c158', '#f2ead0', '#8fb0a0', '#7f9a52', '#e3a98f'),
  ],
  knobs: {
    density: numberKnob('Density', [0.5, 1, 1.3]),
    bloom: numberKnob('Bloom size', [0.75, 1, 1.3]),
    outline: numberKnob('Outline', [0, 1, 2]),
    leaves: numberKnob('Leaves', [0, 1, 1.5]),
    kinds: numberKnob('Kinds of flower', [1, 4, 5], '', 1),
  },
  paint(tile, { density, bloom, outline, leaves, kinds }) {
    const [ground, red, gold, pale, blue, green, pink] = tile.colors
    const petals = [red, pale, pink, blue, gold]
    const line = { color: shade(ground, 0.35), width: 0.32 * outline }
    tile.ground(ground)
    const large = sow(tile, 22 * density, 8.4 * bloom, [], 0.94)
    const medium = sow(tile, 50 * density, 5.2 * bloom, large, 0.86)
    const small = sow(tile, 110 * density, 2.7 * bloom, [...large, ...medium], 0.84)
    strew(tile, 'leaves', [...large, ...medium], 2.1, (surface, chance, reach) => {
      const start = chance.next() * 6.28
      const count = Math.round(5 * leaves)
      for (let i = 0; i < count; i++) {
        const angle = start + (i / count) * 6.28
        placed(surface, { angle, x: Math.cos(angle) * reach * 0.6, y: Math.sin(angle) * reach * 0.6 }, () =>
          inked(
            surface,
            leafOutline(reach * 1.15, 0.24, chance.between(-0.2, 0.2)),
            i % 2 ? green : tint(green, 0.18),
            line,
          ),
        )
      }
    })
    strew(tile, 'small', small, 1.1, (surface, _chance, reach, i) => {
      const color = petals[(i * 3 + 1) % 5]
      around(surface, 5, () => fillDisc(surface, [0, -reach * 0.52], reach * 0.42, toStyle(color)))
      fillDisc(surface, [0, 0], reach * 0.28, toStyle(color === gold ? red : gold))
    })
    strew(tile, 'blooms', [...medium, ...large], 1.1, (surface, chance, reach, i) => {
      const color = petals[i % 5]
      const eye = color === gold ? red : gold
      placed(surface, { angle: chance.next() * 6.28 }, () =>
        flowers[i % Math.min(kinds, flowers.length)](surface, reach, { color, eye, line, chance }),
      )
    })
  },
})

interface Line {
  color: Color
  width: number
}

interface Flower {
  color: Color
  eye: Color
  line: Line
  chance: Chance
}

function inked(surface: PrintSurface, outline: ReturnType<typeof leafOutline>, color: Color, line: Line): void {
  fillPath(surface, outline, toStyle(color))
  if (line.width > 0.02) strokePath(surface, [...outline, outline[0]], toStyle(line.color), line.width)
}

/** Petals round an eye, with a stroke of shade from each one's base. */
function ring(
  surface: PrintSurface,
  reach: number,
  count: number,
  slim: number,
  { color, eye, line, chance }: Flower,
): void {
  around(surface, count, () => {
    inked(surface, petalOutline(reach * 0.98, reach * slim, 0.05, chance), color, line)
    strokePath(
      surface,
      quadratic([0, -reach * 0.2], [0, -reach * 0.4], [0, -reach * 0.62], 4),
      toStyle(shade(color, 0.3)),
      reach * 0.05,
    )
  })
  fillDisc(surface, [0, 0], reach * 0.27, toStyle(line.color))
  fillDisc(surface, [0, 0], reach * 0.22, toStyle(eye))
  fillDisc(surface, [0, 0], reach * 0.09, toStyle(shade(eye, 0.35)))
}

const flowers: readonly ((surface: PrintSurface, reach: number, flower: Flower) => void)[] = [
  (surface, reach, flower) => ring(surface, reach, 5, 0.56, flower),
  (surface, reach, flower) => ring(surface, reach, 11, 0.21, flower),
  (surface, reach, flower) => {
    ring(surface, reach, 7, 0.42, flower)
    placed(surface, { size: 0.62, angle: 0.4 }, () =>
      ring(surface, reach, 6, 0.44, { ...flower, color: tint(flower.color, 0.3) }),
    )
  },
  (surface, reach, { color, eye, line }) => {
    for (const angle of [-0.62, 0.62, 0]) {
      placed(surface, { y: reach * 0.7, angle }, () =>
        inked(surface, petalOutline(reach * 1.5, reach * 0.42), angle ? color : tint(color, 0.25), line),
      )
    }
    fillDisc(surface, [0, reach * 0.62], reach * 0.2, toStyle(eye))
  },
  (surface, reach, flower) => {
    ring(surface, reach, 4, 0.66, flower)
    around(surface, 4, () => fillDisc(surface, [0, -reach * 0.72], reach * 0.12, toStyle(tint(flower.color, 0.55))))
  },
]
