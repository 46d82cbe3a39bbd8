import { develop } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { bell, openPlate, smooth, tint, wash } from '../darkroom/plate.ts'
import type { Photograph } from '../photograph.ts'

/** A concrete building of sharp planes against the sky. */
export const concrete: Photograph = {
  id: 'concrete',
  paint(seed) {
    const plate = openPlate()
    const cloud = noise(seed + 181, 3, 4, 5)
    tint(
      plate,
      [
        [0, '#235fb4'],
        [1, '#96c2ea'],
      ],
      (u, v) => v * 0.9 + u * 0.15,
    )
    wash(plate, '#ffffff', (_, __, i) => smooth(0.62, 0.95, cloud[i]) * 0.5)
    const stone = noise(seed + 182, 40, 40, 5, 0.6)
    const stain = noise(seed + 183, 22, 2, 4)
    const planes = [
      { a: 1, b: 0.62, c: 0.62, tones: ['#8f8c86', '#c4c0b8', '#e0ddd5'] },
      { a: -0.5, b: 1, c: 0.5, tones: ['#4b4a49', '#77746f', '#96938c'] },
      { a: 1.3, b: -0.4, c: 0.86, tones: ['#2c2c2e', '#454443', '#5f5d5a'] },
      { a: -0.1, b: 1, c: 0.82, tones: ['#9a968e', '#cfcbc3', '#ebe8e1'] },
    ] as const
    for (const { a, b, c, tones } of planes) {
      const across = (u: number, v: number) => u * b - v * a
      const into = (u: number, v: number) => a * u + b * v - c
      tint(
        plate,
        [
          [0, tones[0]],
          [0.5, tones[1]],
          [1, tones[2]],
        ],
        (u, v, i) =>
          stone[i] * 0.6 +
          0.2 +
          (stain[i] - 0.5) * 0.35 -
          0.14 *
            (bell(((into(u, v) * 7.3 + 20) % 1) - 0.5, 0.025) + bell(((across(u, v) * 4.1 + 20) % 1) - 0.5, 0.016)),
        (u, v) => smooth(-0.0015, 0.0015, into(u, v)),
      )
      wash(
        plate,
        '#1a1a1c',
        (u, v) =>
          bell(((into(u, v) * 7.3 + 20.25) % 1) - 0.5, 0.02) *
          bell(((across(u, v) * 8.2 + 20.25) % 1) - 0.5, 0.03) *
          (into(u, v) > 0 ? 0.8 : 0),
      )
    }
    for (let k = 0; k < 8; k++) {
      const y = 0.34 + 0.055 * k
      wash(plate, '#202022', (u, v) =>
        u > 0.56 + 0.018 * k && u < 0.94 ? smooth(0.008, 0.006, Math.abs(v - y - 0.12 * (u - 0.56))) : 0,
      )
      wash(plate, '#d8d4cb', (u, v) =>
        u > 0.56 + 0.018 * k && u < 0.94 ? smooth(0.0025, 0.0015, Math.abs(v - y + 0.01 - 0.12 * (u - 0.56))) : 0,
      )
    }
    return develop(plate, { seed, contrast: 0.3 })
  },
}
