import { cells } from '../darkroom/cells.ts'
import { develop } from '../darkroom/develop.ts'
import { noise, relief, softened } from '../darkroom/noise.ts'
import { bell, field, openPlate, smooth, tint, wash } from '../darkroom/plate.ts'
import { waves } from '../darkroom/water.ts'
import type { Photograph } from '../photograph.ts'

/** An iceberg and its foot under still water. */
export const iceberg: Photograph = {
  id: 'iceberg',
  paint(seed) {
    const plate = openPlate()
    const haze = noise(seed + 1, 3, 9)
    tint(
      plate,
      [
        [0, '#9db4c4'],
        [0.7, '#d5dde0'],
        [1, '#e9e6e0'],
      ],
      (_, v, i) => v / 0.56 + (haze[i] - 0.5) * 0.5,
    )
    const line = noise(seed + 2, 6, 1, 6, 0.5)
    const wall = noise(seed + 3, 7, 5, 6, 0.55)
    const crest = field(
      (u) =>
        0.57 -
        Math.max(
          0,
          0.42 * bell(u - 0.4, 0.26) + 0.24 * bell(u - 0.74, 0.13) + 0.12 * (line[Math.floor(u * 639)] - 0.5) - 0.06,
        ),
    )
    const facet = cells(seed + 4, 9, 7, { bend: (i) => [(wall[i] - 0.5) * 1.5, (wall[i] - 0.5) * 2] })
    const lit = relief(
      softened(
        field((_, __, i) => wall[i] + facet.own[i] * 0.22),
        1,
      ),
      5,
      30,
    )
    const mask = (_: number, v: number, i: number) => smooth(-0.001, 0.002, v - crest[i]) * smooth(0.571, 0.569, v)
    tint(
      plate,
      [
        [0, '#4a86a6'],
        [0.35, '#8ec0d6'],
        [0.6, '#dcecf2'],
        [1, '#ffffff'],
      ],
      (_, v, i) => lit[i] * 0.5 + (facet.own[i] - 0.5) * 0.3 + 0.1 * (crest[i] - v) * -3,
      mask,
    )
    wash(plate, '#2f8fb0', (u, v, i) => mask(u, v, i) * smooth(0.5, 0.57, v) * 0.5)
    const water = waves(seed + 5, 0.57, { fine: 0.9 })
    tint(
      plate,
      [
        [0, '#7fa5b4'],
        [0.3, '#2d6c84'],
        [1, '#0a2a3c'],
      ],
      (_, v, i) => (v - 0.57) * 2.2 - (water[i] - 0.5) * 0.35,
      (_, v) => smooth(0.568, 0.572, v),
    )
    tint(
      plate,
      [
        [0, '#12506a'],
        [0.6, '#2fa4b4'],
        [1, '#9fe2dc'],
      ],
      (_, v, i) => 0.9 - (v - 0.57) * 2.6 + (wall[i] - 0.5) * 0.5,
      (u, v) => (v > 0.57 ? smooth(0.36, 0.1, Math.abs(u - 0.46) + (v - 0.57) * 0.7) * smooth(0.95, 0.6, v) * 0.85 : 0),
    )
    wash(plate, '#dcebf0', (_, v, i) =>
      v > 0.575 ? smooth(0.72, 0.95, water[i]) * 0.55 : bell(v - 0.571, 0.004) * 0.7,
    )
    return develop(plate, { seed, contrast: 0.1 })
  },
}
