import { develop } from '../darkroom/develop.ts'
import { noise, relief, softened } from '../darkroom/noise.ts'
import { bell, field, glow, openPlate, shade, smooth, tint, wash } from '../darkroom/plate.ts'
import type { Photograph } from '../photograph.ts'

/** Ribs of a high vault, seen from below. */
export const vault: Photograph = {
  id: 'cathedral vault',
  paint(seed) {
    const plate = openPlate()
    const stone = noise(seed + 21, 60, 60, 5, 0.6)
    const age = noise(seed + 22, 6, 6, 4)
    const fan = (u: number, v: number) => {
      const [x, y] = [u < 0.5 ? u : 1 - u, (v * 2) % 1]
      const [dx, dy] = [x, y < 0.5 ? y : 1 - y]
      return { far: Math.hypot(dx, dy), turn: Math.atan2(dy, dx), x: dx, y: dy }
    }
    const height = field((u, v) => {
      const { far, turn, x, y } = fan(u, v)
      const radial = Math.abs((((turn / (Math.PI / 2)) * 7) % 1) - 0.5)
      const rib = Math.sqrt(
        Math.max(0, 1 - (((0.5 - radial) * far * 1.6) / 0.045) * (((0.5 - radial) * far * 1.6) / 0.045)),
      )
      const ring = Math.sqrt(Math.max(0, 1 - (Math.abs(((far * 6.2) % 1) - 0.5) / 0.07) ** 2)) * (far < 0.52 ? 0.8 : 0)
      const edge =
        Math.sqrt(Math.max(0, 1 - ((0.5 - x) / 0.014) ** 2)) +
        Math.sqrt(Math.max(0, 1 - ((0.5 - y) / 0.014) ** 2)) +
        Math.sqrt(Math.max(0, 1 - (y / 0.014) ** 2))
      return Math.max(rib * 0.9, ring, Math.min(1.2, edge)) + (far < 0.53 ? -far * 1.4 : 0.1)
    })
    const lit = relief(
      softened(
        field((_, __, i) => height[i] + 0.25 * stone[i]),
        1,
      ),
      2.3,
      205,
    )
    const hollow = softened(height, 10)
    tint(
      plate,
      [
        [0, '#1d1712'],
        [0.3, '#6b5a45'],
        [0.55, '#b8a27f'],
        [0.8, '#e6d7b6'],
        [1, '#fff8e4'],
      ],
      (u, v, i) =>
        0.47 * lit[i] +
        0.5 * (height[i] - hollow[i]) +
        0.22 * (stone[i] - 0.5) +
        0.2 * (age[i] - 0.5) +
        0.16 * (fan(u, v).far - 0.3),
    )
    glow(plate, '#ffdca0', (u, v, i) => 0.2 * bell(Math.hypot(u - 0.15, v - 0.5), 0.4) * height[i])
    wash(plate, '#5a7fb0', (u, v, i) => 0.45 * smooth(0.52, 0.6, fan(u, v).far) * smooth(0.35, 0.6, age[i]))
    shade(plate, (_, v) => 1.1 - 0.45 * v)
    return develop(plate, { seed, contrast: 0.25 })
  },
}
