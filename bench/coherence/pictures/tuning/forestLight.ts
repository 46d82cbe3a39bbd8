import { openChance, openNoise } from '@toile/geometry'
import { develop } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { bell, field, openPlate, shade, smooth, tint, wash } from '../darkroom/plate.ts'
import type { Photograph } from '../photograph.ts'

/** Light between the trunks of an old wood. */
export const forestLight: Photograph = {
  id: 'forest light',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 41)
    const depth = noise(seed + 40, 5, 4)
    tint(
      plate,
      [
        [0, '#16261a'],
        [0.5, '#3a5a34'],
        [0.8, '#8a9f52'],
        [1, '#dfe49a'],
      ],
      (u, v, i) => depth[i] * 0.7 + 0.5 * bell(Math.hypot(u - 0.6, v - 0.3), 0.34) - 0.1,
    )
    const leaves = noise(seed + 43, 40, 40, 4, 0.7)
    wash(plate, '#b9c65c', (_, v, i) => smooth(0.58, 0.75, leaves[i]) * smooth(0.85, 0.3, v) * 0.8)
    for (let k = 0; k < 26; k++) {
      const near = (k / 26) ** 1.6
      const x = chance.next()
      const wide = 0.006 + 0.036 * near
      const lean = chance.bell() * 0.02
      const bark = noise(seed + 300 + (k % 5), 60, 7, 4)
      const foot = 0.62 + 0.36 * near
      const edge = (u: number, v: number, i: number) =>
        (u - x - lean * v) / (wide * (1 + 0.5 * smooth(foot - 0.15, foot, v))) + (bark[i] - 0.5) * 0.2
      tint(
        plate,
        [
          [0, '#0f0d09'],
          [0.5, '#3b3020'],
          [1, '#8a7a50'],
        ],
        (u, v, i) => bark[i] * 0.7 + 0.32 * smooth(0.9, -0.9, (x > 0.6 ? 1 : -1) * -edge(u, v, i)) - 0.15 * near,
        (u, v, i) => smooth(1, 0.86, Math.abs(edge(u, v, i))) * smooth(foot + 0.01, foot, v) * (0.35 + 0.65 * near),
      )
    }
    const floor = noise(seed + 46, 50, 24, 5, 0.65)
    tint(
      plate,
      [
        [0, '#1c1a0c'],
        [0.5, '#4a4a1f'],
        [1, '#9a9440'],
      ],
      (u, v, i) => floor[i] + 0.3 * bell(u - 0.5, 0.2) - 0.1,
      (_, v, i) => smooth(0.7, 0.84, v + 0.12 * (floor[i] - 0.5)) * 0.95,
    )
    const fan = openNoise(seed + 45)
    const ray = field((u, v) => {
      const turn = Math.atan2(u - 0.72, v + 0.25)
      return smooth(0.45, 0.75, fan(turn * 16 + 50, 3)) * smooth(1, 0.1, v) * bell(turn + 0.15, 0.45)
    })
    for (let i = 0; i < ray.length; i++)
      for (let k = 0; k < 3; k++) plate.light[i * 3 + k] += ray[i] * 0.28 * [1, 0.93, 0.55][k]
    shade(plate, () => 0.95)
    return develop(plate, { seed, bloom: 0.35, contrast: 0.25 })
  },
}
