import { openChance } from '@toile/geometry'
import { develop } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { field, glow, lightOf, openPlate, shade, side, smooth, tint } from '../darkroom/plate.ts'
import { stroke } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Northern lights over firs and snow. */
export const aurora: Photograph = {
  id: 'aurora',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 21)
    tint(
      plate,
      [
        [0, '#050a1c'],
        [0.6, '#0d2238'],
        [1, '#1c4450'],
      ],
      (_, v) => v / 0.75,
    )
    for (let k = 0; k < 700; k++) {
      const power = 0.9 * chance.next() ** 4
      const i = (chance.whole(0, 440) * side + chance.whole(0, side - 1)) * 3
      for (let c = 0; c < 3; c++) plate.light[i + c] += power
    }
    const bendA = noise(seed + 22, 6, 1, 2, 0.4)
    const bendB = noise(seed + 23, 5, 1, 2, 0.4)
    const rays = noise(seed + 24, 46, 2, 4, 0.6)
    for (const [bend, base, power, sway] of [
      [bendA, 0.56, 0.75, 0.24],
      [bendB, 0.36, 0.45, 0.3],
    ] as const) {
      const foot = field((u) => base + sway * (bend[Math.floor(u * 639)] - 0.5))
      const band = (v: number, i: number) => {
        const up = foot[i] - v
        return (up > 0 ? Math.exp(-up / (0.1 + 0.22 * rays[i])) : Math.exp(up / 0.03)) * (0.1 + 1.5 * rays[i]) * power
      }
      glow(plate, '#2cff9a', (_, v, i) => 0.62 * band(v, i))
      glow(plate, '#7fe0ff', (_, v, i) => 0.14 * band(v, i))
      glow(plate, '#c23ae0', (_, v, i) => 0.36 * band(v + 0.13, i) * smooth(0.02, 0.16, foot[i] - v))
    }
    const snow = noise(seed + 25, 5, 9, 5)
    tint(
      plate,
      [
        [0, '#0c2030'],
        [0.6, '#2a5a66'],
        [1, '#8fd0bc'],
      ],
      (_, v, i) => snow[i] * 0.9 + 0.15 - 0.5 * (v - 0.75),
      (u, v, i) => smooth(0.755, 0.765, v + 0.05 * (snow[i] - 0.5) + 0.02 * Math.sin(u * 7)),
    )
    for (let k = 0; k < 44; k++) {
      const near = k / 44
      const [x, tall] = [chance.next() * side, (60 + 150 * near) * chance.between(0.7, 1.2)]
      const y = 480 + 70 * near
      for (let b = 0; b < 46; b++) {
        const t = b / 46
        for (const hand of [-1, 1])
          stroke(plate, {
            x,
            y: y - tall * (1 - t),
            turn: hand > 0 ? 0.5 + chance.bell() * 0.2 : Math.PI - 0.5 + chance.bell() * 0.2,
            long: tall * 0.26 * (0.1 + t),
            wide: 3,
            bend: -hand * 3,
            from: lightOf('#04080c'),
            to: lightOf(chance.happens(0.25) ? '#3f6f70' : '#081418'),
          })
      }
    }
    shade(plate, () => 1.05)
    return develop(plate, { seed, bloom: 0.4, grain: 0.022 })
  },
}
