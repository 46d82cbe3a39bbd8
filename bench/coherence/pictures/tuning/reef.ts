import { openChance } from '@toile/geometry'
import { develop } from '../darkroom/develop.ts'
import { noise, softened } from '../darkroom/noise.ts'
import { glow, openPlate, smooth, tint } from '../darkroom/plate.ts'
import { between, stroke } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Coral under lit water. */
export const reef: Photograph = {
  id: 'coral reef',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 131)
    const depth = noise(seed + 132, 3, 3, 4)
    tint(
      plate,
      [
        [0, '#8fe6e2'],
        [0.35, '#22a3b9'],
        [1, '#0a3a62'],
      ],
      (_, v, i) => v * 0.95 + (depth[i] - 0.5) * 0.12,
    )
    const rays = noise(seed + 133, 14, 1, 3)
    glow(
      plate,
      '#bff4f0',
      (u, v) =>
        0.35 *
        smooth(0.5, 0.8, rays[Math.floor(Math.abs((u * 0.8 + (1 - v) * 0.12) * 639) % 640)]) *
        smooth(0.75, 0, v),
    )
    const inks = [
      ['#8e2f38', '#ff7a66'],
      ['#a8502f', '#ffa884'],
      ['#7a1f4e', '#ee6a9c'],
      ['#a87f22', '#f9d873'],
      ['#4a2f72', '#a274cc'],
      ['#a08a7a', '#fff0e2'],
      ['#23585a', '#5fbfae'],
    ]
    const rock = noise(seed + 136, 9, 9, 6)
    tint(
      plate,
      [
        [0, '#0d2a3a'],
        [0.6, '#3a5a5c'],
        [1, '#7f8f7c'],
      ],
      (_, __, i) => rock[i],
      (u, v, i) => smooth(0.66, 0.74, v + 0.16 * (rock[i] - 0.5) + 0.06 * Math.sin(u * 7)),
    )
    for (let k = 0; k < 96; k++) {
      const near = k / 96
      const [x, y] = [chance.next() * 640, 640 * (0.6 + 0.42 * near + 0.06 * chance.next())]
      const [dark, lit] = chance.pick(inks)
      const haze = 0.55 * (1 - near)
      const size = 26 + 60 * near
      const arms = chance.whole(6, 11)
      for (let a = 0; a < arms; a++) {
        const turn = -Math.PI / 2 + (a - (arms - 1) / 2) * (2.2 / arms) + 0.2 * chance.bell() * 0.5
        const from = between(dark, '#2a8aa4', haze)
        const to = between(lit, '#4fb7c4', haze)
        stroke(plate, {
          x,
          y,
          turn,
          long: size * chance.between(0.6, 1.1),
          wide: 4 + 9 * near,
          bend: 7 * chance.bell(),
          from,
          to,
          taper: 0.35,
        })
        for (let b = 0; b < 3; b++)
          stroke(plate, {
            x: x + Math.cos(turn) * size * 0.4,
            y: y + Math.sin(turn) * size * 0.4,
            turn: turn + chance.bell() * 0.5,
            long: size * 0.45,
            wide: 3 + 5 * near,
            bend: 4 * chance.bell(),
            from: between(dark, lit, 0.5),
            to,
            taper: 0.4,
          })
      }
    }
    const grain = noise(seed + 137, 50, 50, 3)
    const soft = softened(grain, 1)
    for (let i = 0; i < soft.length; i++) for (let k = 0; k < 3; k++) plate.light[i * 3 + k] *= 0.86 + 0.28 * soft[i]
    return develop(plate, { seed, bloom: 0.25 })
  },
}
