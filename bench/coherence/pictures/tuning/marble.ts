import { develop } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { bell, openPlate, smooth, tint, wash } from '../darkroom/plate.ts'
import type { Photograph } from '../photograph.ts'

/** White marble with grey and gold veins. */
export const marble: Photograph = {
  id: 'marble',
  paint(seed) {
    const plate = openPlate()
    const [a, b] = [noise(seed + 170, 2, 2, 6, 0.55), noise(seed + 171, 2.5, 2.5, 6, 0.55)]
    const body = noise(seed + 172, 4, 4, 6)
    const strength = noise(seed + 173, 3, 3, 3)
    tint(
      plate,
      [
        [0, '#b9b7b6'],
        [0.4, '#dedbd7'],
        [1, '#fbf9f5'],
      ],
      (_, __, i) => body[i] * 0.8 + 0.25,
    )
    const vein = (u: number, v: number, i: number, k: number) =>
      Math.abs(((((u * 1.2 + v * 1.9 + (a[i] - 0.5) * 2.4 + k) % 1) + 1) % 1) - 0.5)
    tint(
      plate,
      [
        [0, '#4f4e53'],
        [1, '#a3a1a3'],
      ],
      (u, v, i) => vein(u, v, i, 0) * 8,
      (u, v, i) => bell(vein(u, v, i, 0), 0.05 * strength[i] + 0.004) * smooth(0.25, 0.7, strength[i]),
    )
    wash(plate, '#8d8b8f', (u, v, i) => bell(vein(u, v, i, 0), 0.2) * 0.4 * strength[i])
    const fine = (u: number, v: number, i: number) =>
      Math.abs(((((u * 2.3 - v * 1.5 + (b[i] - 0.5) * 3.4) % 1) + 1) % 1) - 0.5)
    wash(plate, '#77757a', (u, v, i) => bell(fine(u, v, i), 0.012) * 0.6 * smooth(0.4, 0.7, a[i]))
    wash(plate, '#b08d52', (u, v, i) => bell(fine(u, v, i) - 0.07, 0.012) * 0.85 * smooth(0.48, 0.66, strength[i]))
    return develop(plate, { seed, grain: 0.008, vignette: 0.2, contrast: 0.1, exposure: 0.96 })
  },
}
