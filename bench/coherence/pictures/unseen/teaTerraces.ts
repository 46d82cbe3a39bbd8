import { develop } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { bell, field, openPlate, smooth, tint, wash } from '../darkroom/plate.ts'
import type { Photograph } from '../photograph.ts'

/** Terraces of tea that follow the hills. */
export const teaTerraces: Photograph = {
  id: 'tea terraces',
  paint(seed) {
    const plate = openPlate()
    const mist = noise(seed + 31, 4, 10, 5)
    tint(
      plate,
      [
        [0, '#b9c9c8'],
        [1, '#eef0e4'],
      ],
      (_, v) => v * 3,
    )
    const leafs = noise(seed + 32, 110, 90, 3)
    const warm = noise(seed + 33, 5, 5, 3)
    for (let k = 0; k < 6; k++) {
      const line = noise(seed + 40 + k, 3, 1, 3, 0.4)
      const swell = noise(seed + 50 + k, 3, 3, 2)
      const near = k / 5
      const crest = field(
        (u) =>
          0.12 +
          0.15 * k +
          0.13 * Math.sin(u * (3.4 - 0.3 * k) + k * 2.3) * 0.8 +
          0.1 * (line[Math.floor(u * 639)] - 0.5),
      )
      const rows = field(
        (u, v, i) =>
          ((v - crest[i]) * (46 - 5 * k) +
            (swell[i] - 0.5) * 5 +
            Math.sin(u * 4 + k) * 1.2 * (1 + (v - crest[i]) * 4)) %
          1,
      )
      const mask = (_: number, v: number, i: number) => smooth(-0.001, 0.003, v - crest[i])
      tint(
        plate,
        [
          [0, '#12240f'],
          [0.3, '#2f5a22'],
          [0.65, '#6f9c38'],
          [1, '#cfe07c'],
        ],
        (u, v, i) => {
          const at = ((rows[i] % 1) + 1) % 1
          const round = Math.sin(Math.PI * at) ** 0.6
          return (
            0.08 +
            round * 0.5 +
            0.32 * (leafs[i] - 0.5) +
            0.4 * (warm[i] - 0.5) +
            0.16 * smooth(0.5, 0.1, at) * round -
            0.3 * smooth(0, 0.3, v - crest[i]) +
            0.08 * (1 - u)
          )
        },
        mask,
      )
      wash(plate, '#8a5f3a', (u, v, i) => mask(u, v, i) * bell((((rows[i] % 1) + 1) % 1) - 0.0, 0.07) * 0.55)
      wash(
        plate,
        '#dfe8e0',
        (u, v, i) =>
          mask(u, v, i) *
          (0.62 * (1 - near) ** 1.5 +
            0.4 * smooth(0.08, 0.22, v - crest[i]) * smooth(0.35, 0.7, mist[i]) * (1 - near * 0.7)),
      )
    }
    return develop(plate, { seed, contrast: 0.2 })
  },
}
