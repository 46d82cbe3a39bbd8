import { cells } from '../darkroom/cells.ts'
import { develop } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { bell, field, glow, openPlate, side, smooth, tint, wash } from '../darkroom/plate.ts'
import type { Photograph } from '../photograph.ts'

/** Cracked salt flats with pink shallows at the edge. */
export const saltFlats: Photograph = {
  id: 'salt flats',
  paint(seed) {
    const plate = openPlate()
    const cloud = noise(seed + 31, 3, 12, 5)
    tint(
      plate,
      [
        [0, '#8fb2d2'],
        [0.7, '#d9cfd8'],
        [1, '#f3d9cb'],
      ],
      (_, v) => v / 0.38,
    )
    wash(plate, '#fff6f0', (_, __, i) => smooth(0.5, 0.8, cloud[i]) * 0.6)
    const hill = noise(seed + 32, 4, 1, 6)
    wash(plate, '#9a8ca8', (u, v) => smooth(0, 0.004, v - 0.375 + 0.07 * (hill[Math.floor(u * 639)] - 0.35)))
    const wobble = noise(seed + 33, 20, 20, 4)
    const far = field((_, v) => 1 / (Math.max(0.001, (v - 0.38) / 0.62) + 0.06))
    const crust = cells(seed + 34, 1, 1, {
      bend: (i) => [
        ((i % side) / side - 0.5) * far[i] * 6.5 + (wobble[i] - 0.5) * 0.5 + 40 - (i % side) / side,
        far[i] * 6 - Math.floor(i / side) / side + (wobble[i] - 0.5) * 0.4,
      ],
    })
    const grain = noise(seed + 35, 90, 60, 4)
    tint(
      plate,
      [
        [0, '#b9aeb4'],
        [0.5, '#e6dedb'],
        [1, '#fffdf8'],
      ],
      (_, v, i) => 0.35 + grain[i] * 0.5 + 0.15 * (1 - v),
      (_, v) => smooth(0.379, 0.383, v),
    )
    wash(plate, '#ffffff', (_, v, i) => (v > 0.385 ? bell(crust.seam[i], 0.09) * 0.9 : 0))
    wash(plate, '#8d7f8c', (_, v, i) => (v > 0.385 ? bell(crust.seam[i] - 0.13, 0.05) * 0.5 : 0))
    const pool = noise(seed + 36, 3, 5, 4)
    tint(
      plate,
      [
        [0, '#e9a4a2'],
        [0.6, '#d97a86'],
        [1, '#b7526c'],
      ],
      (_, v, i) => (v - 0.4) * 1.4 + (pool[i] - 0.5) * 0.8,
      (u, v, i) =>
        v > 0.384 ? smooth(0.53, 0.6, pool[i] + 0.25 * (u - 0.5) - 0.15 * smooth(0.3, 0, crust.seam[i])) * 0.92 : 0,
    )
    glow(plate, '#ffe9e0', (u, v) => 0.25 * bell(u - 0.3, 0.4) * bell(v - 0.4, 0.1))
    return develop(plate, { seed, contrast: 0.1, vignette: 0.2 })
  },
}
