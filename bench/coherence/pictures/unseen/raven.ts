import { openChance } from '@toile/geometry'
import { develop } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { bell, openPlate, shade, smooth } from '../darkroom/plate.ts'
import { groundShadow } from '../darkroom/solid.ts'
import { stamp } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Feathers of a raven, black with blue and green lights. */
export const raven: Photograph = {
  id: 'raven feathers',
  paint(seed) {
    const plate = openPlate('#0a0a0d')
    const chance = openChance(seed + 11)
    for (let row = 0; row < 11; row++)
      for (let k = 0; k < 9; k++) {
        const [x, y] = [k * 84 + (row % 2) * 42 - 20 + chance.bell() * 6, row * 66 - 60 + chance.bell() * 5]
        const [long, wide, turn] = [
          chance.between(150, 178),
          chance.between(40, 47),
          1.45 + chance.bell() * 0.08 + (k - 4) * 0.035,
        ]
        groundShadow(plate, x, y + long * 0.62, wide * 1.2, long * 0.5, 0.6)
        const hue = chance.next()
        const frays = Array.from({ length: 5 }, () => [chance.between(-0.9, 0.9), chance.between(0.01, 0.04)] as const)
        stamp(plate, { x, y, reach: long + 4, turn }, (p, q, into) => {
          const t = p / long
          if (t <= 0 || t >= 1) return 0
          const half =
            wide *
            Math.min(1, 2.4 * t) ** 0.7 *
            Math.sqrt(Math.max(0, 1 - ((t - 0.45) / 0.56) ** 4 * (t > 0.45 ? 1 : 0)))
          const b = q / Math.max(1, half)
          if (Math.abs(b) > 1.02) return 0
          for (const [at, gap] of frays)
            if (Math.abs(b - at - (t - 0.7) * 0.2 * Math.sign(at)) < gap * smooth(0.6, 0.95, t)) return 0
          const barb = 0.75 + 0.25 * Math.sin((t * long - Math.abs(q) * 0.8) * 1.5)
          const sheen = bell(b - 0.35 + 0.6 * (t - 0.5), 0.34) + 0.6 * bell(b + 0.55, 0.2)
          const cool = [0.05 + 0.07 * hue, 0.09 + 0.05 * (1 - hue), 0.2 + 0.06 * hue]
          const quill = bell(b, 0.035)
          for (let c = 0; c < 3; c++)
            into[c] =
              (0.006 + cool[c] * sheen * 1.25) * barb * (0.4 + 0.75 * t) +
              quill * 0.05 * (1 - t) +
              0.012 * smooth(0.9, 1, t)
          return smooth(1.02, 0.94, Math.abs(b))
        })
      }
    const light = noise(seed + 12, 3, 3, 2)
    shade(plate, (_, __, i) => 0.5 + 1.4 * smooth(0.3, 0.75, light[i]))
    return develop(plate, { seed, exposure: 1.5, contrast: 0.1, grain: 0.018 })
  },
}
