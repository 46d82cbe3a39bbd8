import { openChance } from '@toile/geometry'
import { develop } from '../darkroom/develop.ts'
import { noise, softened } from '../darkroom/noise.ts'
import { field, lightOf, openPlate, shade, side, smooth, tint } from '../darkroom/plate.ts'
import { groundShadow } from '../darkroom/solid.ts'
import { stamp } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Wool in skeins, folded into the squares of a shelf. */
export const skeins: Photograph = {
  id: 'wool skeins',
  paint(seed) {
    const plate = openPlate('#1d1612')
    const chance = openChance(seed + 90)
    const fuzz = noise(seed + 91, 160, 160, 2)
    const tones = [
      '#7a2f3a',
      '#b5603c',
      '#d9a441',
      '#e9dcc3',
      '#7f9183',
      '#35586a',
      '#23303f',
      '#8a6a8f',
      '#c58a94',
      '#5d6b3f',
      '#a99a86',
      '#d6c7ba',
    ]
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 4; column++) {
        const first = chance.whole(0, 11)
        for (let k = 0; k < 9; k++) {
          const [x, y] = [
            column * 160 + 30 + (k % 3) * 50 + chance.bell() * 6,
            row * 160 + 30 + Math.floor(k / 3) * 46 + chance.bell() * 5,
          ]
          const ink = lightOf(tones[(first + (chance.happens(0.25) ? chance.whole(0, 11) : 0)) % 12])
          groundShadow(plate, x + 4, y + 8, 34, 30, 0.7)
          const [turn, coils] = [chance.between(-0.4, 0.4), chance.between(5, 7)]
          stamp(plate, { x, y, reach: 44, turn }, (p, q, into, i) => {
            const far = Math.hypot(p / 33, q / 28) + 0.05 * (fuzz[i] - 0.5)
            if (far > 1.05) return 0
            const twist = Math.sin(far * coils * 6.28 + Math.atan2(q, p) * 1)
            const ply = Math.sin(far * coils * 25 + Math.atan2(q, p) * 34)
            const light =
              (0.78 + 0.24 * twist + 0.1 * ply + 0.3 * (fuzz[i] - 0.5)) *
              (1.15 - 0.65 * far * far) *
              (1 - (0.22 * (p + q)) / 60)
            for (let c = 0; c < 3; c++) into[c] = ink[c] * Math.max(0.05, light)
            return smooth(1.05, 0.95, far)
          })
        }
      }
    const grain = noise(seed + 95, 60, 6, 4)
    tint(
      plate,
      [
        [0, '#6f4f33'],
        [0.6, '#a98359'],
        [1, '#d2b084'],
      ],
      (_, __, i) => grain[i],
      (u, v) =>
        Math.max(
          smooth(6.5, 5.5, Math.abs(((u * side + 80) % 160) - 80)),
          smooth(6.5, 5.5, Math.abs(((v * side + 80) % 160) - 80)),
        ),
    )
    shade(plate, (u, v) => 1 - 0.45 * smooth(22, 6, (v * side) % 160) * ((v * side) % 160 > 6 ? 1 : 0) - 0.1 * u)
    const soft = softened(
      field((_, __, i) => fuzz[i]),
      1,
    )
    shade(plate, (_, __, i) => 0.85 + 0.3 * soft[i])
    return develop(plate, { seed, contrast: 0.2 })
  },
}
