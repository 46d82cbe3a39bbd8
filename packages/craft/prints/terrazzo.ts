import { ellipse, type Point } from '@toile/geometry'
import { mixColors, toStyle } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { blob, fillPath, placed } from './motifs/shapes.ts'
import { countOf, ordinaryKnobs } from './ordinaryKnobs.ts'
import { definePrint, type Spot } from './print.ts'

/** Terrazzo: stone chips of four sizes set close in plaster. */
export const terrazzo = definePrint({
  id: 'terrazzo',
  label: 'Terrazzo',
  family: 'abstract',
  width: 160,
  height: 160,
  repeat: 'brick',
  role: 'support',
  answers: { terrazzo: 1, abstract: 0.7, mosaic: 0.6, modern: 0.7, confetti: 0.8, eighties: 0.6, playful: 0.5 },
  colorway: colorway('#f1e9df', '#c9705a', '#5d7f78', '#e3b778', '#3a3d4c'),
  colorways: [
    inColors('night', 'Night', '#23252e', '#d98c6a', '#7fa8a0', '#efd9b4', '#8b8f9c'),
    inColors('blush', 'Blush', '#f3dcd3', '#b5504d', '#e9a58f', '#7f8f7a', '#5a4a52'),
    inColors('mint', 'Mint', '#e3efe6', '#2f7f74', '#8fc1ae', '#f0b49a', '#e2c46a'),
    inColors('mono', 'Stone', '#efedea', '#2d2d30', '#6f6f72', '#a9a8a6', '#c9c6c0'),
  ],
  knobs: {
    density: ordinaryKnobs.density,
    size: numberKnob('Size of the chips', [0.6, 1, 1.7]),
    even: numberKnob('Evenness of sizes', [0, 0, 1]),
    round: numberKnob('Rounded chips', [0, 0, 1]),
    tone: numberKnob('Change of tone', [0, 1, 3]),
  },
  paint(tile, { density, size, even, round, tone }) {
    const [ground, ...stones] = tile.colors
    tile.ground(ground)
    let taken: Spot[] = []
    for (const [count, ordinary] of [
      [16, 10],
      [40, 5.6],
      [90, 3],
      [160, 1.4],
    ] as const) {
      const reach = (ordinary + (4 - ordinary) * even) * size
      const near = taken.map(([x, y, other]): Spot => [x, y, other + reach])
      const spots = tile.scatter(countOf(count, density), reach * 1.9, near).map(([x, y]): Spot => [x, y, reach])
      spots.forEach(([x, y], i) => {
        const stone = stones[i % stones.length]
        tile.motif(x, y, reach * 1.3, (surface) => {
          const chance = tile.chance.branch(`chip ${ordinary} ${i}`)
          const corners = ellipse([0, 0], reach * 1.05, reach * chance.between(0.62, 0.95), 0, chance.whole(5, 7))
          const chip = corners.map(
            ([cx, cy]): Point => [
              cx * chance.between(0.72 + round * 0.24, 1.08),
              cy * chance.between(0.72 + round * 0.24, 1.08),
            ],
          )
          placed(surface, { angle: chance.next() * 6.28 }, () =>
            fillPath(
              surface,
              round > 0.5 ? blob(chip, 5) : chip,
              toStyle(mixColors(stone, ground, chance.between(0, 0.16) * tone)),
            ),
          )
        })
      })
      taken = [...taken, ...spots]
    }
  },
})
