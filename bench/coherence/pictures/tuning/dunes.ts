import { develop } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { field, openPlate, smooth, tint } from '../darkroom/plate.ts'
import type { Photograph } from '../photograph.ts'

/** Dunes in low sun, rippled by wind. */
export const dunes: Photograph = {
  id: 'dunes',
  paint(seed) {
    const plate = openPlate()
    const grain = noise(seed + 7, 90, 90, 3)
    tint(
      plate,
      [
        [0, '#7fadcb'],
        [1, '#f3e3cf'],
      ],
      (_, v) => v / 0.42,
    )
    const looks = [
      [0.36, '#ecc396', '#c08a60'],
      [0.47, '#eab07a', '#a5663f'],
      [0.62, '#e09a5c', '#7d4229'],
      [0.84, '#cf8449', '#5e2f20'],
    ] as const
    looks.forEach(([base, lit, dark], k) => {
      const wander = noise(seed + 20 + k, 3, 2, 4, 0.4)
      const fold = noise(seed + 30 + k, 3, 3, 3)
      const crest = field(
        (u) => base + 0.07 * Math.sin(u * (2.6 + k) + k * 2.1) + 0.1 * (wander[Math.floor(u * 639)] - 0.5),
      )
      // A ridge line runs down from each crest: sun on its left, shade on its right.
      const spine = field((u, v, i) => Math.sin(u * (3.4 + k) + k * 2.2 - (v - crest[i]) * 5 + (fold[i] - 0.5) * 1.6))
      const ripple = field((u, v, i) =>
        Math.sin(((v - crest[i]) * (150 - 18 * k) + u * 34 + fold[i] * 26) * (1 + 0.15 * fold[i])),
      )
      tint(
        plate,
        [
          [0, dark],
          [0.55, lit],
          [1, '#fbe4c0'],
        ],
        (_, v, i) =>
          0.2 +
          0.5 * smooth(-0.16, 0.1, spine[i]) +
          0.07 * ripple[i] * smooth(0, 0.05, v - crest[i]) +
          0.18 * (grain[i] - 0.5) -
          0.35 * (v - crest[i]),
        (_, v, i) => smooth(-0.001, 0.003, v - crest[i]),
      )
    })
    return develop(plate, { seed, contrast: 0.25 })
  },
}
