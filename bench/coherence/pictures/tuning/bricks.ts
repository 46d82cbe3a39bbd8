import { openChance } from '@toile/geometry'
import { develop } from '../darkroom/develop.ts'
import { noise, relief } from '../darkroom/noise.ts'
import { field, openPlate, shade, side, smooth, tint } from '../darkroom/plate.ts'
import type { Photograph } from '../photograph.ts'

/** An old brick wall in raking light. */
export const bricks: Photograph = {
  id: 'bricks',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 150)
    const tones = Array.from({ length: 900 }, () => chance.next())
    const rough = noise(seed + 151, 60, 60, 4)
    const chip = noise(seed + 152, 40, 40, 4)
    const [wide, tall] = [92, 37]
    const wander = noise(seed + 153, 6, 6, 3)
    const place = (i: number) => {
      const y = Math.floor(i / side) + (wander[i] - 0.5) * 8
      const row = Math.floor(y / tall) + 2
      const x = (i % side) + (row % 2) * (wide / 2) + 200
      const edge = Math.min(
        x % wide,
        wide - (x % wide),
        ((y % tall) + tall) % tall,
        tall - (((y % tall) + tall) % tall),
      )
      return { tone: tones[(row * 29 + Math.floor(x / wide)) % 900], edge }
    }
    const inside = field((_, __, i) => smooth(2.2, 5.5, place(i).edge + (chip[i] - 0.5) * 7))
    tint(
      plate,
      [
        [0, '#8a7f71'],
        [0.5, '#b3a695'],
        [1, '#dacfbd'],
      ],
      (_, __, i) => rough[i],
    )
    tint(
      plate,
      [
        [0, '#54211a'],
        [0.35, '#8d3f2b'],
        [0.65, '#b05f42'],
        [1, '#d79a72'],
      ],
      (_, __, i) => place(i).tone * 0.7 + (rough[i] - 0.5) * 0.5 + 0.12,
      (_, __, i) => inside[i],
    )
    const lit = relief(
      field((_, __, i) => inside[i] + rough[i] * 0.7),
      1.5,
      215,
    )
    shade(plate, (u, v, i) => lit[i] * (1.12 - 0.5 * smooth(0.3, 1.2, u + v * 0.5)))
    return develop(plate, { seed })
  },
}
