import { openChance } from '@toile/geometry'
import { develop, focus } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { bell, lightOf, openPlate, smooth, tint, wash } from '../darkroom/plate.ts'
import { turned } from '../darkroom/solid.ts'
import { stroke } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Balloons over hills at sunrise. */
export const balloons: Photograph = {
  id: 'hot-air balloons',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 41)
    const cloud = noise(seed + 42, 3, 10, 5)
    tint(
      plate,
      [
        [0, '#6fa3d2'],
        [0.55, '#cfd8e4'],
        [0.85, '#fbd9b4'],
        [1, '#ffc488'],
      ],
      (_, v, i) => v / 0.78 + (cloud[i] - 0.5) * 0.2,
    )
    ;[0.72, 0.79, 0.88].forEach((level, k) => {
      const line = noise(seed + 50 + k, 7, 1, 6)
      const rock = noise(seed + 55 + k, 30, 20, 4)
      tint(
        plate,
        [
          [0, ['#b08e8c', '#7f5f5c', '#40302e'][k]],
          [1, ['#e2bfae', '#c99a78', '#a0724c'][k]],
        ],
        (_, __, i) => rock[i],
        (u, v) => smooth(0, 0.004, v - level + 0.12 * (line[Math.floor(u * 639)] - 0.4)),
      )
      wash(plate, '#fde6cc', (_, v) => 0.55 * (1 - k * 0.4) * bell(v - level - 0.07, 0.06))
    })
    const sets = [
      ['#c22f2a', '#f4e7cf', '#1f4f8f'],
      ['#e8a51e', '#7a1f4a', '#f4e7cf'],
      ['#1f7a78', '#f2c64a', '#d9542a'],
      ['#27386f', '#e9573a', '#f6d79a'],
      ['#7a2a86', '#f09ab0', '#fbe9d0'],
      ['#d9542a', '#f4b43a', '#8a1f2a'],
    ]
    const float = (x: number, y: number, reach: number, k: number, haze: number) => {
      const inks = sets[k % 6].map(lightOf)
      const gores = chance.pick([12, 16, 20])
      turned(
        plate,
        {
          x,
          y,
          tall: reach * 2.45,
          radius: (t) =>
            reach *
            (t < 0.42 ? Math.sqrt(Math.max(0, 1 - ((0.42 - t) / 0.42) ** 2)) : 1 - 0.8 * ((t - 0.42) / 0.58) ** 1.5),
        },
        (t, a, into) => {
          const at = (a + 0.5) * gores
          const seam = 1 - 0.25 * bell(((at + 0.5) % 1) - 0.5, 0.07)
          const band =
            k % 3 === 0
              ? Math.floor(at) % 3
              : k % 3 === 1
                ? Math.floor(t * 7 + (Math.floor(at) % 2) * 0.5) % 3
                : (Math.floor(at) + Math.floor(t * 8)) % 3
          const puff = 0.88 + 0.2 * Math.sin((at % 1) * Math.PI)
          for (let c = 0; c < 3; c++)
            into[c] = (inks[band][c] * (1 - haze) + [0.75, 0.68, 0.62][c] * haze) * seam * puff
          return 0.12
        },
        { lamp: { x: 0.62, y: -0.25, z: 0.62, shade: 0.3 }, tilt: 0 },
      )
      for (const off of [-0.16, 0.16])
        stroke(plate, {
          x: x + off * reach,
          y: y + reach * 2.42,
          turn: 1.57 - off * 0.6,
          long: reach * 0.4,
          wide: 1,
          from: lightOf('#3a2a20'),
          taper: 0,
        })
      turned(plate, { x, y: y + reach * 2.8, tall: reach * 0.3, radius: () => reach * 0.15 }, (t, a, into) => {
        for (let c = 0; c < 3; c++)
          into[c] = [0.2, 0.11, 0.05][c] * (0.7 + 0.5 * Math.abs(Math.sin(t * 20) * Math.cos(a * 30)))
        return 0
      })
    }
    for (let k = 0; k < 12; k++)
      float(chance.between(20, 620), chance.between(60, 400), chance.between(12, 22), k, 0.45)
    focus(plate, () => 2)
    for (const [x, y, reach, k] of [
      [500, 60, 52, 3],
      [350, 240, 44, 4],
      [90, 300, 58, 2],
      [560, 330, 38, 5],
      [215, 50, 96, 0],
    ])
      float(x, y, reach, k, 0.04)
    return develop(plate, { seed, bloom: 0.3 })
  },
}
