import { openChance } from '@toile/geometry'
import { develop, focus } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { lightOf, openPlate, side, smooth, tint, wash } from '../darkroom/plate.ts'
import { stroke } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Rows of lavender that run to the hills. */
export const lavender: Photograph = {
  id: 'lavender rows',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 90)
    const cloud = noise(seed + 89, 3, 9)
    tint(
      plate,
      [
        [0, '#6ea5d8'],
        [0.6, '#d7dce8'],
        [1, '#f8dfc6'],
      ],
      (_, v) => v / 0.36,
    )
    wash(plate, '#fff5ea', (_, __, i) => smooth(0.5, 0.8, cloud[i]) * 0.7)
    const hill = noise(seed + 88, 5, 1, 6)
    wash(plate, '#7f93ad', (u, v) => smooth(0, 0.004, v - 0.33 + 0.1 * (hill[Math.floor(u * 639)] - 0.4)))
    const trees = noise(seed + 91, 40, 20, 4)
    tint(
      plate,
      [
        [0, '#24402c'],
        [1, '#6f8a4e'],
      ],
      (_, __, i) => trees[i],
      (_, v, i) => smooth(0, 0.01, v - 0.355 + 0.05 * (trees[i] - 0.4)) * smooth(0.4, 0.385, v),
    )
    tint(
      plate,
      [
        [0, '#4a4a2c'],
        [0.5, '#71633f'],
        [1, '#a08a5c'],
      ],
      (_, v, i) => trees[i] * 0.8 + 0.1,
      (_, v) => smooth(0.375, 0.38, v),
    )
    const heads = ['#4f3580', '#6d4aa4', '#8e6cc4', '#b298de', '#d3c2f0'].map(lightOf)
    const stems = ['#2f4a2a', '#50703c'].map(lightOf)
    for (let y = 0.385; y < 1.12; y += 0.0035 + (y - 0.38) * 0.012) {
      const depth = (y - 0.38) / 0.62
      const spread = 0.055 + depth * 0.36
      for (let row = -9; row <= 9; row++) {
        const middle = 0.5 + (row + 0.2) * spread
        if (middle < -0.2 || middle > 1.2) continue
        const count = 4 + Math.round(depth * 9)
        for (let k = 0; k < count; k++) {
          const off = chance.bell() * 0.5
          const x = (middle + off * spread * 0.34) * side
          const dome = (1 - off * off) * spread * 0.22
          const size = (0.01 + depth * 0.075) * side
          const lit = Math.min(4, Math.max(0, Math.round(1.6 + off * -1.6 + chance.bell())))
          const turn = -Math.PI / 2 + off * 0.9 + chance.bell() * 0.12
          stroke(plate, {
            x,
            y: (y - dome * 0.3) * side,
            turn,
            long: size,
            wide: 0.7 + depth * 2,
            from: chance.pick(stems),
            share: 0.7,
          })
          stroke(plate, {
            x: x + Math.cos(turn) * size * 0.5,
            y: (y - dome) * side + Math.sin(turn) * size * 0.5,
            turn,
            long: size * 0.62,
            wide: 1.3 + depth * 6,
            from: heads[lit],
            to: heads[Math.min(4, lit + 1)],
            taper: 0.6,
          })
        }
      }
    }
    focus(plate, (_, v) => 8 * smooth(0.85, 1.05, v))
    return develop(plate, { seed })
  },
}
