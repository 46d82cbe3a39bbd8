import { openChance } from '@toile/geometry'
import { develop } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { bell, lightOf, openPlate, shade, side, smooth, tint } from '../darkroom/plate.ts'
import { groundShadow, turned, windowLamp } from '../darkroom/solid.ts'
import { stamp } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Stoneware bowls and vases on shelves. */
export const ceramics: Photograph = {
  id: 'ceramics shelf',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 80)
    const wall = noise(seed + 81, 5, 5, 6)
    tint(
      plate,
      [
        [0, '#8b8a86'],
        [0.6, '#bdb9b1'],
        [1, '#dcd7cc'],
      ],
      (u, v, i) => wall[i] * 0.5 + 0.4 * (1 - u),
    )
    const wood = noise(seed + 82, 5, 90, 4)
    const speck = noise(seed + 83, 150, 150, 2)
    const drip = noise(seed + 84, 14, 5, 4)
    const glazes = [
      ['#e9e3d6', '#8f7f6a'],
      ['#2f4a5f', '#8a735a'],
      ['#7f9a8c', '#c9bda6'],
      ['#36332f', '#6f655a'],
      ['#c9b79a', '#7a5a40'],
      ['#a9bcc2', '#e3dccd'],
      ['#5a6b4f', '#b09f82'],
    ].map((pair) => pair.map(lightOf))
    ;[0.29, 0.59, 0.9].forEach((level) => {
      shade(plate, (_, v) => 1 - 0.4 * bell(v - level - 0.06, 0.06) * (v > level ? 1 : 0))
      tint(
        plate,
        [
          [0, '#4a3524'],
          [0.6, '#8a6844'],
          [1, '#b9946a'],
        ],
        (u, __, i) => wood[i] * 0.8 + 0.3 * (1 - u),
        (_, v) => (v > level - 0.008 && v < level + 0.03 ? 1 : 0),
      )
      let x = 40
      while (x < 640) {
        const kind = chance.whole(0, 3)
        const reach = [44, 30, 36, 24][kind] * chance.between(0.85, 1.15)
        const tall = [62, 150, 100, 128][kind] * chance.between(0.85, 1.1)
        const [glaze, clay] = chance.pick(glazes)
        const base = level * side - 4
        groundShadow(plate, x + 20, base + 4, reach * 1.2, 10, 0.8)
        const shape = [
          (t: number) => reach * (0.42 + 0.6 * Math.sqrt(1 - t)),
          (t: number) => reach * (0.32 + 0.75 * Math.sin(Math.PI * (0.05 + 0.85 * t)) ** 1.6),
          (t: number) => reach * (0.6 + 0.42 * Math.sin(Math.PI * (0.15 + 0.75 * t))),
          (t: number) => reach * (t < 0.35 ? 0.4 : 0.4 + 0.6 * smooth(0.35, 0.7, t) - 0.1 * smooth(0.85, 1, t)),
        ][kind]
        const px = x
        turned(
          plate,
          { x, y: base - tall, tall, radius: shape },
          (t, a, into) => {
            const at = Math.abs(Math.floor(base - tall + t * tall) * side + Math.floor(px + a * 90)) % speck.length
            const bare = smooth(0.62, 0.66, t + 0.4 * (drip[at] - 0.5))
            const dots = 1 - 0.5 * smooth(0.72, 0.85, speck[at])
            for (let c = 0; c < 3; c++) into[c] = (glaze[c] * (1 - bare) + clay[c] * bare) * dots
            return 0.45 * (1 - bare)
          },
          { tilt: 0.1, lamp: { ...windowLamp, shade: 0.26 } },
        )
        if (kind === 0)
          stamp(plate, { x, y: base - tall + 3, reach }, (p, q, into) => {
            for (let c = 0; c < 3; c++) into[c] = glaze[c] * (0.3 + 0.35 * smooth(-0.5, 0.8, p / reach))
            return smooth(1, 0.93, Math.hypot(p / (reach * 0.97), q / (reach * 0.14)))
          })
        x += reach + chance.between(34, 62)
      }
    })
    return develop(plate, { seed, vignette: 0.4 })
  },
}
