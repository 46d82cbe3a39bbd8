import { develop } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { bell, field, openPlate, smooth, tint, wash } from '../darkroom/plate.ts'
import { waves } from '../darkroom/water.ts'
import type { Photograph } from '../photograph.ts'

/** Clear shallow water at noon before a beach. */
export const seaAtNoon: Photograph = {
  id: 'sea at noon',
  paint(seed) {
    const plate = openPlate()
    const cloud = noise(seed + 3, 3, 9, 6)
    tint(
      plate,
      [
        [0, '#4f9fdb'],
        [1, '#dcf0f4'],
      ],
      (_, v) => v / 0.36,
    )
    wash(plate, '#ffffff', (_, v, i) => smooth(0.52, 0.85, cloud[i]) * smooth(0.02, 0.25, v) * 0.9)
    const water = waves(seed + 5, 0.36)
    tint(
      plate,
      [
        [0, '#165f8c'],
        [0.35, '#1f97ae'],
        [0.7, '#6cd0c8'],
        [1, '#d4f3e6'],
      ],
      (_, v, i) => ((v - 0.36) / 0.64) * 0.85 + (water[i] - 0.5) * 0.42,
      (_, v) => smooth(0.356, 0.361, v),
    )
    wash(plate, '#fbfffc', (_, v, i) => smooth(0.72, 0.95, water[i]) * 0.7 * smooth(0.36, 0.5, v))
    const wander = noise(seed + 9, 4, 2)
    const foam = noise(seed + 10, 26, 26, 4)
    const sand = noise(seed + 8, 60, 60, 4)
    const shore = field((u, v, i) => v - 0.8 - 0.04 * Math.sin(u * 5) - 0.09 * (wander[i] - 0.5))
    wash(
      plate,
      '#ffffff',
      (_, v, i) =>
        bell(shore[i] + 0.012, 0.02 + 0.012 * foam[i]) * smooth(0.3, 0.6, foam[i]) +
        0.6 * bell(shore[i] + 0.06, 0.012) * smooth(0.45, 0.7, foam[i]),
    )
    tint(
      plate,
      [
        [0, '#a98a5f'],
        [0.35, '#d8bd8c'],
        [1, '#f3e3bf'],
      ],
      (_, v, i) => smooth(0, 0.1, shore[i]) * 0.55 + sand[i] * 0.45,
      (_, __, i) => smooth(0, 0.008, shore[i]),
    )
    return develop(plate, { seed })
  },
}
