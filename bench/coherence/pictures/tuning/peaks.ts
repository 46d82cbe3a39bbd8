import { openNoise } from '@toile/geometry'
import { develop } from '../darkroom/develop.ts'
import { noise, relief, softened } from '../darkroom/noise.ts'
import { field, openPlate, side, smooth, tint, wash } from '../darkroom/plate.ts'
import type { Photograph } from '../photograph.ts'

/** Mountains with snow in clear air. */
export const peaks: Photograph = {
  id: 'snow peaks',
  paint(seed) {
    const plate = openPlate()
    const cloud = noise(seed + 60, 4, 8)
    tint(
      plate,
      [
        [0, '#2f6cb6'],
        [1, '#cfe4f2'],
      ],
      (_, v) => v / 0.6,
    )
    wash(plate, '#f5f8fb', (_, __, i) => smooth(0.56, 0.8, cloud[i]) * 0.75)
    const places = [
      [0.6, 0.72, 0.42],
      [0.78, 0.5, 0.2],
      [1.02, 0.5, 0.04],
    ] as const
    places.forEach(([base, rise, haze], k) => {
      const line = noise(seed + 64 + k, 3, 1, 8, 0.52)
      const crest = field((u) => base - rise * line[Math.floor(u * 639) + side * 100])
      const rock = noise(seed + 70 + k, 9, 4, 7, 0.6)
      const lean = noise(seed + 74 + k, 4, 3, 2)
      // Gullies fall from the crest, their walls turned to the sun and away.
      const gully = openNoise(seed + 77 + k)
      const height = field((u, v, i) => {
        const down = v - crest[i]
        const x = u * 9 + (lean[i] - 0.5) * 2.2 + down * 2 * Math.sin(u * 9 + k)
        return (
          Math.abs(2 * gully(x, down * 2) - 1) * 0.6 +
          Math.abs(2 * gully(x * 2.3 + 9, down * 5) - 1) * 0.3 +
          0.25 * rock[i]
        )
      })
      const lit = relief(softened(height, 1), 24, 15)
      const bare = field((_, v, i) =>
        smooth(0.05, 0.3, rock[i] - 0.62 + (v - crest[i]) * 0.75 + 0.5 * (0.45 - height[i])),
      )
      const mask = (_: number, v: number, i: number) => smooth(-0.001, 0.003, v - crest[i])
      tint(
        plate,
        [
          [0, '#55779f'],
          [0.4, '#a9c2da'],
          [0.62, '#f4f7fa'],
          [1, '#ffffff'],
        ],
        (_, __, i) => lit[i] * 0.5,
        mask,
      )
      tint(
        plate,
        [
          [0, '#191f28'],
          [0.5, '#4a525c'],
          [1, '#9a9a9a'],
        ],
        (_, __, i) => lit[i] * 0.4 + (rock[i] - 0.5) * 0.4,
        (u, v, i) => mask(u, v, i) * bare[i],
      )
      wash(plate, '#a3c2df', (u, v, i) => mask(u, v, i) * haze)
    })
    return develop(plate, { seed })
  },
}
