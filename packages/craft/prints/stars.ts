import type { Point } from '@toile/geometry'
import { toStyle } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { arranged, arrangementKnob } from './arranged.ts'
import { colorway, inColors } from './colorway.ts'
import { directionKnob, turnOf } from './direction.ts'
import { fillDisc, fillPath, placed } from './motifs/shapes.ts'
import { countOf, ordinaryKnobs } from './ordinaryKnobs.ts'
import { definePrint } from './print.ts'

const starOf = (points: number, inner: number): readonly Point[] =>
  Array.from({ length: points * 2 }, (_, i): Point => {
    const radius = i % 2 ? inner : 1
    const angle = (i / points) * Math.PI
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius]
  })

/** Stars: tossed five-pointed stars of two sizes among dots, in brick order. */
export const stars = definePrint({
  id: 'stars',
  label: 'Stars',
  family: 'conversational',
  width: 96,
  height: 96,
  repeat: 'brick',
  role: 'support',
  answers: { star: 1, space: 0.5, moon: 0.4, cute: 0.5, y2k: 0.6, playful: 0.4, glam: 0.3, pop_art: 0.4 },
  colorway: colorway('#1d2546', '#f3e6c4', '#d9a94e'),
  colorways: [
    inColors('day', 'Daylight', '#f4efe2', '#27365a', '#c9503f'),
    inColors('pop', 'Pop', '#e5446d', '#fff4e3', '#f7c53b'),
    inColors('mono', 'Mono', '#f7f5f0', '#1c1b1f', '#8b8a8c'),
    inColors('mint', 'Mint', '#bfdccf', '#fdfaf0', '#2f6f63'),
  ],
  knobs: {
    points: numberKnob('Points', [4, 5, 9], '', 1),
    sharpness: numberKnob('Sharpness', [0.35, 0.58, 0.8]),
    density: ordinaryKnobs.density,
    size: ordinaryKnobs.size,
    dots: ordinaryKnobs.dots,
    arrangement: arrangementKnob,
    direction: directionKnob,
  },
  paint(tile, { points, sharpness, density, size: share, dots: between, arrangement, direction }) {
    const star = starOf(points, 1 - sharpness)
    const [ground, pale, gold] = tile.colors
    tile.ground(ground)
    const large = arranged(tile, arrangement, countOf(9, density), 25 * Math.max(0.7, share) * (density > 1 ? 0.8 : 1))
    const small = tile.scatter(
      countOf(14, density),
      14,
      large.map(([x, y]) => [x, y, 16 * share]),
    )
    const dots = tile.scatter(countOf(24, between), 7, [
      ...large.map(([x, y]) => [x, y, 12 * share] as const),
      ...small.map(([x, y]) => [x, y, 8] as const),
    ])
    for (const [spots, size, color] of [
      [large, 8 * share, pale],
      [small, 4.2 * share, gold],
    ] as const) {
      spots.forEach(([x, y], i) => {
        const angle = turnOf(direction, i, tile.chance.branch(`star ${size} ${i}`).between(-0.6, 0.6))
        tile.motif(x, y, size, (surface) =>
          placed(surface, { angle, size }, () => fillPath(surface, star, toStyle(color))),
        )
      })
    }
    for (const [x, y] of dots) tile.motif(x, y, 1.2, (surface) => fillDisc(surface, [0, 0], 1.1, toStyle(pale)))
  },
})
