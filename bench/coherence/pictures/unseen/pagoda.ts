import { openChance } from '@toile/geometry'
import { develop, focus } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { bell, openPlate, smooth, tint, wash } from '../darkroom/plate.ts'
import { groundShadow } from '../darkroom/solid.ts'
import { leaf } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** A lacquered pagoda that rises over trees. */
export const pagoda: Photograph = {
  id: 'pagoda over trees',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 1)
    const cloud = noise(seed + 2, 3, 6)
    tint(
      plate,
      [
        [0, '#a9c6d3'],
        [1, '#e9ebe2'],
      ],
      (_, v) => v * 1.4,
    )
    wash(plate, '#ffffff', (_, __, i) => smooth(0.5, 0.8, cloud[i]) * 0.7)
    const grain = noise(seed + 3, 60, 20, 4)
    const trees = (level: number, count: number, tones: readonly string[], size: number) => {
      for (let k = 0; k < count; k++) {
        const [x, y] = [chance.between(-20, 660), chance.between(level, level + 150)]
        groundShadow(plate, x + 8, y + 14, size, size, 0.35)
        for (let b = 0; b < 26; b++)
          leaf(plate, {
            x: x + chance.bell() * size * 0.5,
            y: y + chance.bell() * size * 0.45,
            turn: chance.between(0, 6.3),
            long: size * 0.42,
            wide: size * 0.13,
            rib: 0.1,
            stops: [
              [0, tones[0]],
              [0.5, chance.pick(tones)],
              [1, chance.pick(tones)],
            ],
          })
      }
    }
    trees(270, 95, ['#31563a', '#4a7348', '#6a8f5a'], 34)
    focus(plate, () => 4)
    const cx = 0.53
    for (let k = 4; k >= 0; k--) {
      const level = 0.15 + k * 0.135
      const reach = 0.13 + k * 0.034
      tint(
        plate,
        [
          [0, '#5c130d'],
          [0.5, '#a82a1c'],
          [1, '#d6492c'],
        ],
        (u, v, i) =>
          0.3 + 0.35 * grain[i] + 0.3 * smooth(cx + 0.1, cx - 0.1, u) - 0.5 * smooth(level + 0.075, level + 0.04, v),
        (u, v) => (Math.abs(u - cx) < reach * 0.56 && v > level + 0.03 && v < level + 0.14 ? 1 : 0),
      )
      for (let post = -3; post <= 3; post++)
        wash(plate, '#e0583a', (u, v) =>
          v > level + 0.05 && v < level + 0.14 ? 0.9 * smooth(0.006, 0.004, Math.abs(u - cx - (post * reach) / 6)) : 0,
        )
      for (let pane = -3; pane < 3; pane++)
        wash(plate, '#f3e2b4', (u, v) =>
          Math.abs(u - cx - ((pane + 0.5) * reach) / 6) < reach / 19 && v > level + 0.082 && v < level + 0.118
            ? 0.85 * (0.6 + 0.4 * Math.abs(Math.sin(u * 900)))
            : 0,
        )
      wash(plate, '#c69a3a', (u, v) => (Math.abs(u - cx) < reach * 0.62 ? bell(v - level - 0.135, 0.004) : 0))
      const eave = (u: number) => level + 0.052 - 0.05 * (Math.abs(u - cx) / reach) ** 3.2
      const ridge = (u: number) =>
        level - 0.012 + 0.058 * (Math.abs(u - cx) / reach) ** 1.35 - 0.042 * (Math.abs(u - cx) / reach) ** 4
      tint(
        plate,
        [
          [0, '#191d1c'],
          [0.5, '#3d4a46'],
          [1, '#7d8d82'],
        ],
        (u, v) =>
          0.28 +
          0.3 * Math.abs(Math.sin(((u - cx) / (0.7 + (v - level) * 3)) * 190)) +
          0.3 * smooth(level + 0.03, level - 0.01, v) -
          0.1 * (u - cx) * 6,
        (u, v) =>
          Math.abs(u - cx) < reach
            ? smooth(ridge(u) - 0.002, ridge(u) + 0.001, v) * smooth(eave(u) + 0.002, eave(u) - 0.001, v)
            : 0,
      )
      wash(plate, '#d8b04e', (u, v) => (Math.abs(u - cx) < reach ? bell(v - eave(u), 0.0032) * 0.9 : 0))
      wash(plate, '#1f0b08', (u, v) =>
        Math.abs(u - cx) < reach * 0.9
          ? smooth(eave(u) + 0.002, eave(u) + 0.006, v) * smooth(eave(u) + 0.032, eave(u) + 0.008, v) * 0.75
          : 0,
      )
    }
    wash(plate, '#b08a3a', (u, v) =>
      v < 0.15 && v > 0.02 ? smooth(0.005, 0.003, Math.abs(u - cx) - 0.002 * Math.sin(v * 500)) : 0,
    )
    trees(500, 60, ['#173322', '#2c5730', '#4f8142', '#86a850'], 52)
    trees(600, 26, ['#0f2418', '#1f4427', '#3a6a34', '#6d9440'], 70)
    focus(plate, (_, v) => 7 * smooth(0.86, 1.02, v))
    return develop(plate, { seed, contrast: 0.15 })
  },
}
