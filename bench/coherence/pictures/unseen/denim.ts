import { develop } from '../darkroom/develop.ts'
import { noise, relief, softened } from '../darkroom/noise.ts'
import { bell, field, openPlate, shade, side, smooth, tint, wash } from '../darkroom/plate.ts'
import type { Photograph } from '../photograph.ts'

/** A pile of worn jeans, their folds and seams. */
export const denim: Photograph = {
  id: 'old denim pile',
  paint(seed) {
    const plate = openPlate()
    const tones = [
      ['#0d1626', '#22365a', '#4a648c'],
      ['#233a58', '#4f719b', '#9db7d2'],
      ['#3b5672', '#83a2bd', '#dbe6ec'],
      ['#101318', '#262d38', '#535d6b'],
      ['#1a2b49', '#38598a', '#7f9cc4'],
      ['#4a6076', '#a4b9c6', '#eef2f0'],
    ]
    const fade = noise(seed + 1, 10, 10, 5)
    const twill = field((u, v) => Math.sin((u + v * 1.6) * side * 1.15) * 0.5 + 0.5)
    const slub = noise(seed + 2, 30, 180, 2)
    for (let k = 0; k < 9; k++) {
      const line = noise(seed + 20 + k, 4, 1, 4)
      const crease = noise(seed + 30 + k, 4, 8, 4, 0.55)
      const top = field(
        (u) => -0.06 + k * 0.115 + 0.05 * (line[Math.floor(u * 639)] - 0.5) + 0.03 * Math.sin(u * 5 + k * 2),
      )
      const mask = (_: number, v: number, i: number) => smooth(-0.002, 0.002, v - top[i])
      shade(plate, (_, v, i) => 1 - 0.7 * smooth(-0.05, 0, v - top[i]) * (v < top[i] ? 1 : 0))
      const lit = relief(softened(crease, 2), 16, 250)
      const [a, b, c] = tones[(k * 5 + 1) % 6]
      tint(
        plate,
        [
          [0, a],
          [0.5, b],
          [1, c],
        ],
        (_, v, i) =>
          0.3 +
          0.34 * (lit[i] - 0.9) +
          0.5 * (fade[i] - 0.5) +
          0.16 * (twill[i] - 0.5) +
          0.14 * (slub[i] - 0.5) +
          0.3 * bell(v - top[i], 0.02) -
          1.4 * Math.max(0, v - top[i] - 0.06),
        mask,
      )
      for (const off of [0.02, 0.028])
        wash(
          plate,
          '#c98a3c',
          (u, v, i) =>
            mask(u, v, i) *
            bell(v - top[i] - off, 0.0022) *
            (Math.sin(u * 420) > -0.2 ? 0.85 : 0) *
            (k % 3 === 2 ? 0 : 1),
        )
      wash(
        plate,
        '#e9eef0',
        (u, v, i) => mask(u, v, i) * bell(v - top[i] - 0.004, 0.004) * smooth(0.45, 0.7, fade[i]) * 0.8,
      )
    }
    return develop(plate, { seed, contrast: 0.15 })
  },
}
