import { openChance } from '@toile/geometry'
import { develop } from '../darkroom/develop.ts'
import { noise, relief, softened } from '../darkroom/noise.ts'
import { bell, field, lightOf, openPlate, shade, side, smooth, tint, wash } from '../darkroom/plate.ts'
import { between, stroke } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Flanks and manes of horses that stand close. */
export const horses: Photograph = {
  id: 'horse coats',
  paint(seed) {
    const plate = openPlate('#2a1c12')
    const chance = openChance(seed + 21)
    const hair = noise(seed + 22, 160, 34, 3)
    const shapes = [
      {
        x: 0.72,
        y: 0.3,
        rx: 0.52,
        ry: 0.36,
        tones: ['#2a1509', '#6e3a1a', '#b8733a', '#e8b683'],
        mane: ['#0f0906', '#3a2213'],
      },
      {
        x: 0.12,
        y: 0.42,
        rx: 0.44,
        ry: 0.34,
        tones: ['#4f4a46', '#8f8a86', '#c9c4be', '#f4f0ea'],
        mane: ['#8d857c', '#f1ece2'],
      },
      {
        x: 0.64,
        y: 0.82,
        rx: 0.62,
        ry: 0.36,
        tones: ['#120b08', '#2a1810', '#56331f', '#a1714c'],
        mane: ['#060403', '#2b1d15'],
      },
      {
        x: 0.1,
        y: 0.98,
        rx: 0.42,
        ry: 0.36,
        tones: ['#8a6a3c', '#c49a5c', '#e6c88e', '#fbeccb'],
        mane: ['#cdbb98', '#fffaf0'],
      },
    ] as const
    const warm = noise(seed + 23, 4, 4, 3)
    shapes.forEach(({ x, y, rx, ry, tones, mane }, k) => {
      const muscle = noise(seed + 30 + k, 4, 3, 3)
      const far = field((u, v, i) => Math.hypot((u - x) / rx, (v - y) / ry) + 0.14 * (muscle[i] - 0.5))
      const form = relief(softened(muscle, 3), 26, 255)
      shade(
        plate,
        (_, v, i) => 1 - 0.7 * smooth(1.2, 0.98, far[i]) * (v > y - ry * 1.2 ? 1 : 0.4) * (far[i] > 1 ? 1 : 0),
      )
      tint(
        plate,
        tones.map((tone, s) => [s / 3, tone] as const),
        (_, v, i) =>
          0.24 +
          0.36 * (form[i] - 0.75) +
          0.55 * smooth(0.3, -0.9, (v - y) / ry) * (1 - far[i] * 0.45) +
          0.22 * (hair[i] - 0.5) +
          0.2 * (warm[i] - 0.5) -
          0.3 * smooth(0.75, 1, far[i]),
        (_, __, i) => smooth(1.005, 0.99, far[i]),
      )
      if (k === 1)
        for (let d = 0; d < 120; d++) {
          const [dx, dy, r] = [x + chance.bell() * rx * 0.5, y + chance.bell() * ry * 0.5, chance.between(0.008, 0.022)]
          wash(plate, '#ece8e2', (u, v) =>
            Math.abs(u - dx) < r * 2 && Math.abs(v - dy) < r * 2 ? 0.35 * bell(Math.hypot(u - dx, v - dy), r) : 0,
          )
        }
      const [mx, my] = [(x + (k % 2 ? 0.5 : -0.62) * rx) * side, (y - ry * 0.86) * side]
      for (let m = 0; m < 520; m++) {
        const t = chance.next()
        stroke(plate, {
          x: mx + (t - 0.5) * rx * 560 + chance.bell() * 14,
          y: my + (k % 2 ? 1 : -1) * (t - 0.5) * 190 + 300 * (t - 0.5) ** 2 + chance.bell() * 16,
          turn: 1.5 + (k % 2 ? -0.35 : 0.35) + chance.bell() * 0.14,
          long: chance.between(70, 210),
          wide: 2.4,
          bend: chance.bell() * 16,
          from: lightOf(mane[0]),
          to: between(mane[0], mane[1], chance.next()),
          share: 0.85,
        })
      }
    })
    return develop(plate, { seed, contrast: 0.25, bloom: 0.25 })
  },
}
