import { develop } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { bell, field, glow, openPlate, smooth, tint, wash } from '../darkroom/plate.ts'
import { waves } from '../darkroom/water.ts'
import type { Photograph } from '../photograph.ts'

/** The sun going down into the sea. */
export const sunset: Photograph = {
  id: 'sunset over the sea',
  paint(seed) {
    const plate = openPlate()
    const cloud = noise(seed + 14, 3, 12, 6)
    const thin = noise(seed + 15, 5, 40, 4)
    tint(
      plate,
      [
        [0, '#2a2a5e'],
        [0.35, '#86447f'],
        [0.65, '#df6e58'],
        [0.9, '#f8b059'],
        [1, '#ffdf9a'],
      ],
      (_, v, i) => v / 0.55 + (thin[i] - 0.5) * 0.08,
    )
    const sun = field((u, v) => Math.hypot(u - 0.6, v - 0.47))
    tint(
      plate,
      [
        [0, '#3a2550'],
        [0.5, '#7c3a62'],
        [1, '#f79a5c'],
      ],
      (_, v, i) => bell(sun[i], 0.3) + (thin[i] - 0.4) * 0.8,
      (_, v, i) => smooth(0.5, 0.75, cloud[i]) * 0.85 * smooth(0, 0.3, v),
    )
    glow(plate, '#ffb04a', (_, __, i) => bell(sun[i], 0.16) * 0.8)
    wash(plate, '#fffae0', (_, __, i) => smooth(0.036, 0.032, sun[i]))
    const water = waves(seed + 12, 0.55, { fine: 1.3 })
    tint(
      plate,
      [
        [0, '#e58a5c'],
        [0.3, '#a04d6b'],
        [0.7, '#40295c'],
        [1, '#191838'],
      ],
      (_, v, i) => (v - 0.55) / 0.45 - (water[i] - 0.4) * 0.6,
      (_, v) => smooth(0.548, 0.552, v),
    )
    wash(plate, '#ffd08a', (u, v, i) =>
      v > 0.55 ? bell(u - 0.6, 0.035 + 0.22 * (v - 0.55)) * smooth(0.35, 0.75, water[i]) * 0.95 : 0,
    )
    return develop(plate, { seed, bloom: 0.35 })
  },
}
