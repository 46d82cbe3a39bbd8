import { openChance } from '@toile/geometry'
import { develop, focus } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { bell, lightOf, openPlate, side, smooth, tint, wash } from '../darkroom/plate.ts'
import { groundShadow, turned } from '../darkroom/solid.ts'
import { leaf, stamp } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Terracotta pots on a weathered bench. */
export const terracotta: Photograph = {
  id: 'terracotta pots',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 70)
    const wall = noise(seed + 71, 9, 9, 6)
    tint(
      plate,
      [
        [0, '#8f9a86'],
        [0.5, '#c3c8b2'],
        [1, '#ece8d6'],
      ],
      (u, v, i) => wall[i] * 0.6 + 0.35 * (1 - u) + 0.05,
    )
    wash(plate, '#5d6b55', (_, v, i) => smooth(0.62, 0.8, wall[i]) * smooth(0.2, 0.7, v) * 0.5)
    const wood = noise(seed + 72, 4, 50, 5)
    tint(
      plate,
      [
        [0, '#3a332c'],
        [0.5, '#7d7264'],
        [1, '#bfb29e'],
      ],
      (_, v, i) => wood[i] - 0.5 * bell(((v * 5.2) % 1) - 0.02, 0.03),
      (_, v) => smooth(0.7, 0.705, v),
    )
    const lime = noise(seed + 73, 18, 18, 5)
    const pots = [
      [90, 150, 330, 92],
      [300, 230, 260, 78],
      [500, 120, 370, 104],
      [190, 400, 170, 66],
      [400, 420, 160, 60],
      [590, 430, 150, 56],
    ] as const
    pots.forEach(([x, y, tall, reach], k) => {
      groundShadow(plate, x + 34, y + tall * 0.98, reach * 1.15, 26, 0.85)
      const tone = lightOf(['#b5613c', '#c47a50', '#a4512f', '#bb6a44', '#cf8a60', '#9c4c30'][k])
      const round = k % 3 === 1
      const greens = k === 3 || k === 0 || k === 4
      if (greens)
        for (let b = 0; b < 46; b++)
          leaf(plate, {
            x: x + chance.bell() * reach * 0.4,
            y: y + 14,
            turn: -Math.PI / 2 + chance.bell() * 1,
            long: chance.between(50, 130),
            wide: chance.between(7, 13),
            stops: [
              [0, '#2b4226'],
              [0.6, chance.pick(['#5a7a42', '#76905a', '#8fa57a'])],
              [1, '#b9c8a0'],
            ],
            veins: 6,
          })
      turned(
        plate,
        {
          x,
          y,
          tall,
          radius: (t) =>
            round
              ? reach * (0.55 + 0.5 * Math.sin(Math.PI * (0.12 + 0.76 * t)) - 0.2 * smooth(0.7, 1, t))
              : t < 0.17
                ? reach
                : reach * (0.92 - 0.3 * t),
        },
        (t, a, into) => {
          const at = Math.floor(Math.min(0.99, t) * tall + y) * side + (Math.floor((a + 0.5) * reach * 2 + x) % side)
          const salt = smooth(0.52, 0.72, lime[Math.abs(at) % lime.length]) * 0.55
          const ring = 1 + 0.06 * Math.sin(t * 60) * (round ? 1 : 0.4)
          for (let c = 0; c < 3; c++) into[c] = (tone[c] * (1 - salt) + [0.72, 0.66, 0.56][c] * salt) * ring
          return 0.05
        },
        { lamp: { x: 0.62, y: -0.5, z: 0.6, shade: 0.2 }, tilt: 0.2 },
      )
      if (!greens)
        stamp(plate, { x, y: y + 6, reach }, (p, q, into) => {
          const inner = round ? 0.56 : 0.9
          for (let c = 0; c < 3; c++) into[c] = tone[c] * (0.12 + 0.2 * smooth(-0.6, 0.6, p / reach))
          return smooth(1, 0.95, Math.hypot(p / (reach * inner), q / (reach * 0.17)))
        })
    })
    focus(plate, (_, v) => 4 * smooth(0.4, 0.1, v))
    return develop(plate, { seed, contrast: 0.15 })
  },
}
