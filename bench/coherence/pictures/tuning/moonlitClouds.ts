import { openChance } from '@toile/geometry'
import { develop } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { bell, glow, openPlate, side, smooth, tint } from '../darkroom/plate.ts'
import type { Photograph } from '../photograph.ts'

/** The moon over clouds. */
export const moonlitClouds: Photograph = {
  id: 'moonlit clouds',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 222)
    tint(
      plate,
      [
        [0, '#070f28'],
        [0.6, '#1a2d59'],
        [1, '#415689'],
      ],
      (_, v) => v,
    )
    for (let k = 0; k < 420; k++) {
      const power = chance.next() ** 3
      const i = (chance.whole(0, 400) * side + chance.whole(0, side - 1)) * 3
      for (let c = 0; c < 3; c++) plate.light[i + c] += power
    }
    const cloud = noise(seed + 220, 3, 5, 7, 0.55)
    const edge = noise(seed + 221, 3.2, 5.3, 7, 0.55)
    const far = (u: number, v: number) => Math.hypot(u - 0.36, v - 0.3)
    glow(plate, '#7f9acb', (u, v) => bell(far(u, v), 0.26) * 0.45)
    const crater = noise(seed + 225, 24, 24, 4)
    tint(
      plate,
      [
        [0, '#a89f8c'],
        [0.5, '#efe7cf'],
        [1, '#fffbe8'],
      ],
      (_, __, i) => crater[i] * 0.7 + 0.35,
      (u, v) => smooth(0.076, 0.073, far(u, v)),
    )
    tint(
      plate,
      [
        [0, '#101c40'],
        [0.45, '#33497c'],
        [0.75, '#8094bf'],
        [1, '#eef1f6'],
      ],
      (u, v, i) => (cloud[i] - 0.42) * 0.9 + 0.5 * bell(far(u, v), 0.26) + 0.5 * (cloud[i] - edge[i]),
      (_, v, i) => smooth(0.4, 0.66, cloud[i] + 0.5 * (v - 0.5)) * 0.92,
    )
    return develop(plate, { seed, bloom: 0.4, grain: 0.02 })
  },
}
