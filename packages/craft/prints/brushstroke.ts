import { quadratic } from '@toile/geometry'
import { tint, toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { fillDisc, placed, strokePath } from './motifs/shapes.ts'
import { countOf, ordinaryKnobs } from './ordinaryKnobs.ts'
import { definePrint, type PrintTile, type Spot } from './print.ts'

/** Brushstroke: dry dabs of a broad bristle brush with thrown drops, in half drop. */
export const brushstroke = definePrint({
  id: 'brushstroke',
  label: 'Brushstroke',
  family: 'abstract',
  width: 280,
  height: 280,
  repeat: 'halfDrop',
  role: 'hero',
  answers: {
    brush: 1,
    abstract: 1,
    hand_drawn: 0.8,
    modern: 0.5,
    bold: 0.5,
    oil_paint: 1,
    ink_manner: 0.7,
    eighties: 0.5,
    doodle: 0.5,
    graffiti: 0.6,
  },
  colorway: colorway('#f7f0e2', '#2b5a73', '#e0644d', '#f0b94d', '#2a2f4a'),
  colorways: [
    inColors('sumi', 'Sumi ink', '#f6f2e8', '#1d1c20', '#4a4a50', '#8b8a8c', '#b3372f'),
    inColors('studio', 'Studio', '#1f2430', '#f2c14e', '#e2574c', '#7fb3c8', '#f5efe2'),
    inColors('pastel', 'Pastel', '#fbf4ea', '#a9c6c9', '#f0b8a8', '#e8d08a', '#b6a4c9'),
  ],
  knobs: {
    density: ordinaryKnobs.density,
    size: ordinaryKnobs.size,
    dryness: numberKnob('Dryness', [0, 0.4, 1]),
    drops: numberKnob('Thrown drops', [0, 1, 2]),
    direction: choiceKnob('Direction', [
      { id: 'slanting', label: 'Slanting' },
      { id: 'level', label: 'Level' },
      { id: 'upright', label: 'Upright' },
      { id: 'tossed', label: 'Tossed every way' },
    ]),
  },
  paint(tile, { density, size, dryness, drops, direction }) {
    const stroke = { dryness, direction }
    tile.ground(tile.colors[0])
    const large = tile.scatter(countOf(8, density), 82 * size)
    const small = tile.scatter(
      countOf(12, density),
      46 * size,
      large.map(([x, y]): Spot => [x, y, 64 * size]),
    )
    large.forEach((spot, i) => paintDab(tile, spot, 42 * size, i, stroke))
    small.forEach((spot, i) => paintDab(tile, spot, 23 * size, i + large.length, stroke))
    tile.scatter(countOf(70, drops), 9).forEach(([x, y], i) => {
      const radius = 0.7 + (i % 5) * 0.42
      tile.motif(x, y, 4, (surface) => fillDisc(surface, [0, 0], radius, toStyle(tile.colors[1 + (i % 4)])))
    })
  },
})

interface Stroke {
  dryness: number
  direction: 'slanting' | 'level' | 'upright' | 'tossed'
}

function paintDab(
  tile: PrintTile,
  [x, y]: readonly [number, number],
  reach: number,
  index: number,
  { dryness, direction }: Stroke,
): void {
  const chance = tile.chance.branch(`dab ${index}`)
  const color = tile.colors[1 + (index % (tile.colors.length - 1))]
  const slant = chance.pick([-0.5, -0.4, 0.9, -0.6]) + chance.between(-0.2, 0.2)
  const angle = { slanting: slant, level: slant * 0.12, upright: Math.PI / 2 + slant * 0.12, tossed: slant * 9 }[
    direction
  ]
  const length = reach * chance.between(1.5, 2)
  const width = reach * chance.between(0.4, 0.58)
  tile.motif(x, y, reach * 1.6, (surface) => {
    const bristle = chance.branch('bristles')
    placed(surface, { angle }, () => {
      for (let i = 0; i < 30; i++) {
        const thin = 1.48 - dryness * 1.2
        const across = (i / 29 - 0.5) * 2 * width
        const lift = bristle.between(0.7, 1.06)
        const start = -length * 0.58 * bristle.between(0.9, 1.05)
        const body = toStyle(tint(color, i % 3 ? bristle.between(0, 0.08) : 0.2), bristle.between(0.72, 0.98))
        const line = quadratic(
          [start, across + bristle.between(-1, 1)],
          [0, across - length * 0.14],
          [length * lift * 0.58, across + bristle.between(-2, 2)],
          14,
        )
        strokePath(surface, line.slice(0, 10), body, ((width * 2) / 30) * bristle.between(1.1, 1.8) * thin)
        strokePath(surface, line.slice(9), body, ((width * 2) / 30) * bristle.between(0.8, 1.5) * thin)
      }
    })
  })
}
