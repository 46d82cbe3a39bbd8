import { develop, focus } from '../darkroom/develop.ts'
import { noise, relief } from '../darkroom/noise.ts'
import { bell, lightOf, openPlate, smooth, tint } from '../darkroom/plate.ts'
import { groundShadow } from '../darkroom/solid.ts'
import { stamp } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Ground spices in bowls, from above. */
export const spices: Photograph = {
  id: 'spice bowls',
  paint(seed) {
    const plate = openPlate()
    const wood = noise(seed + 211, 5, 70, 5)
    tint(
      plate,
      [
        [0, '#1d110b'],
        [0.6, '#4a2e1c'],
        [1, '#7a5230'],
      ],
      (_, __, i) => wood[i],
    )
    const inks = [
      '#b93018',
      '#e59a18',
      '#6e3418',
      '#d9b24a',
      '#84202a',
      '#6a7a2e',
      '#ead7a4',
      '#b0541c',
      '#432618',
      '#c86a1e',
      '#9a8a4a',
      '#f0c83a',
    ]
    const powder = noise(seed + 212, 160, 160, 2)
    const lumps = noise(seed + 213, 26, 26, 5, 0.6)
    const heap = relief(lumps, 4, 225)
    for (let k = 0; k < 12; k++) {
      const [x, y] = [95 + (k % 3) * 225 + (Math.floor(k / 3) % 2) * 70 - 30, 70 + Math.floor(k / 3) * 172]
      const ink = lightOf(inks[(k * 5) % 12])
      groundShadow(plate, x + 14, y + 20, 104, 104, 0.85)
      stamp(plate, { x, y, reach: 106 }, (p, q, into, i) => {
        const far = Math.hypot(p, q) / 98
        if (far > 1.03) return 0
        const turn = Math.cos(Math.atan2(q, p) - 3.93)
        if (far > 0.87) {
          const ring = (far - 0.87) / 0.15
          const bright =
            0.55 + 0.5 * turn * Math.sin(ring * Math.PI * 1.2 + 0.4) + 0.5 * bell(ring - 0.35, 0.1) * Math.max(0, turn)
          const clay = lightOf('#c9b48f')
          for (let c = 0; c < 3; c++) into[c] = clay[c] * Math.max(0.12, bright)
          return smooth(1.015, 0.995, far)
        }
        const dome = 0.86 + 0.4 * turn * far - 0.5 * smooth(0.7, 0.87, far) * Math.max(0, turn)
        const light = dome * heap[i] * (0.7 + 0.6 * powder[i])
        for (let c = 0; c < 3; c++) into[c] = ink[c] * Math.max(0.08, light)
        return 1
      })
    }
    focus(plate, (u, v) => 3 * smooth(0.35, 0.7, Math.hypot(u - 0.5, v - 0.45)))
    return develop(plate, { seed, contrast: 0.2 })
  },
}
