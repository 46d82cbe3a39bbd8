import { openChance } from '@toile/geometry'
import { develop } from '../darkroom/develop.ts'
import { noise, relief, softened } from '../darkroom/noise.ts'
import { bell, field, openPlate, shade, side, smooth, tint } from '../darkroom/plate.ts'
import { stamp } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Carved and gilded scrolls on burgundy damask. */
export const gildedScrolls: Photograph = {
  id: 'gilded scrolls',
  paint(seed) {
    const plate = openPlate()
    const damask = noise(seed + 190, 12, 12, 5)
    const mirror = (i: number) => Math.floor(i / side) * side + Math.min(i % side, side - 1 - (i % side))
    tint(
      plate,
      [
        [0, '#22060f'],
        [0.5, '#430d20'],
        [1, '#6a1a32'],
      ],
      (_, __, i) => 0.3 + 0.5 * smooth(0.46, 0.52, damask[mirror(i)]) + 0.2 * (damask[i] - 0.5),
    )
    const scrolls = [
      [0.2, 0.2, 0.17, 2.1, 1],
      [0.31, 0.52, 0.19, 2.3, -1],
      [0.1, 0.72, 0.15, 2.1, 1],
      [0.4, 0.18, 0.1, 1.8, -1],
      [0.42, 0.85, 0.13, 2, 1],
      [0.07, 0.42, 0.09, 1.7, -1],
      [0.22, 0.93, 0.1, 1.8, -1],
    ] as const
    const height = field((u, v) => {
      const x = u < 0.5 ? u : 1 - u
      let most = 0
      for (const [cx, cy, reach, turns, hand] of scrolls) {
        const [dx, dy] = [x - cx, v - cy]
        const k = Math.hypot(dx, dy) / reach
        if (k > 1.1) continue
        const arm = Math.abs(((Math.atan2(dy, dx * hand) / (2 * Math.PI) + turns * Math.sqrt(k) + 4) % 1) - 0.5)
        most = Math.max(most, Math.sqrt(Math.max(0, 1 - (arm / (0.2 - 0.06 * k)) ** 2)) * smooth(1.08, 0.92, k))
        most = Math.max(most, Math.sqrt(Math.max(0, 1 - (k / 0.17) ** 2)) * 1.2)
      }
      return most
    })
    const chance = openChance(seed + 192)
    for (let k = 0; k < 46; k++) {
      const [cx, cy, reach] = scrolls[k % scrolls.length]
      const turn = chance.between(0, 6.28)
      const [x, y, long] = [
        (cx + Math.cos(turn) * reach * 0.95) * side,
        (cy + Math.sin(turn) * reach * 0.95) * side,
        chance.between(40, 80),
      ]
      for (const hand of [1, -1])
        stamp(
          plate,
          { x: hand > 0 ? x : side - x, y, reach: long, turn: hand > 0 ? turn + 0.7 : Math.PI - turn - 0.7 },
          (p, q, _, i) => {
            const t = p / long
            if (t <= 0 || t >= 1) return 0
            const half = long * 0.24 * Math.sin(Math.PI * t) ** 0.7 * (0.8 + 0.2 * Math.cos(t * 28))
            const b = q / Math.max(1, half)
            if (Math.abs(b) < 1)
              height[i] = Math.max(height[i], Math.sqrt(1 - b * b) * 0.75 * (1 - 0.5 * bell(b, 0.15)))
            return 0
          },
        )
    }
    const soft = softened(height, 1)
    const shadow = softened(height, 9)
    shade(plate, (_, __, i) => 1 - 0.75 * smooth(0, 0.6, shadow[Math.max(0, i - 7 * side - 5)]))
    const lit = relief(soft, 4.5, 232)
    const worn = noise(seed + 191, 60, 60, 4)
    tint(
      plate,
      [
        [0, '#1f0f04'],
        [0.25, '#5e3c10'],
        [0.5, '#b0832f'],
        [0.72, '#e3bd60'],
        [0.9, '#fff0c0'],
        [1, '#fffdf0'],
      ],
      (_, __, i) => lit[i] * 0.47 + 0.16 * (worn[i] - 0.5),
      (_, __, i) => smooth(0.1, 0.3, soft[i]) * (1 - 0.5 * smooth(0.72, 0.9, worn[i])),
    )
    return develop(plate, { seed, bloom: 0.4, contrast: 0.2, vignette: 0.5 })
  },
}
