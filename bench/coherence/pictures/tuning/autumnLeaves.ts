import { openChance } from '@toile/geometry'
import { develop } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { lightOf, openPlate, type Stops, shade, tint } from '../darkroom/plate.ts'
import { groundShadow } from '../darkroom/solid.ts'
import { leaf, stroke } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Fallen leaves over one another. */
export const autumnLeaves: Photograph = {
  id: 'autumn leaves',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 121)
    const earth = noise(seed + 120, 20)
    tint(
      plate,
      [
        [0, '#150c07'],
        [1, '#4f3520'],
      ],
      (_, __, i) => earth[i],
    )
    const tones: Stops[] = [
      [
        [0, '#7a2a10'],
        [0.6, '#c4501c'],
        [1, '#e07a34'],
      ],
      [
        [0, '#9a5614'],
        [0.6, '#dfa02c'],
        [1, '#f6d468'],
      ],
      [
        [0, '#4c1010'],
        [0.6, '#9a2a1c'],
        [1, '#c8482a'],
      ],
      [
        [0, '#54501a'],
        [0.6, '#98903a'],
        [1, '#c6b85c'],
      ],
      [
        [0, '#5a3012'],
        [0.6, '#a8642a'],
        [1, '#d89a58'],
      ],
      [
        [0, '#3a2012'],
        [0.7, '#6e4426'],
        [1, '#93653c'],
      ],
    ]
    for (let k = 0; k < 250; k++) {
      const [x, y, turn] = [chance.between(-30, 670), chance.between(-30, 670), chance.between(0, 6.3)]
      const long = chance.between(62, 128)
      groundShadow(
        plate,
        x + Math.cos(turn) * long * 0.5 + 5,
        y + Math.sin(turn) * long * 0.5 + 7,
        long * 0.42,
        long * 0.3,
        0.5,
      )
      const stops = chance.pick(tones)
      if (chance.happens(0.4))
        for (const [off, size] of [
          [-1.15, 0.62],
          [1.15, 0.62],
          [-0.6, 0.85],
          [0.6, 0.85],
          [0, 1],
        ])
          leaf(plate, { x, y, turn: turn + off, long: long * size, wide: long * 0.17, stops, veins: 7, rib: 0.4 })
      else leaf(plate, { x, y, turn, long, wide: long * chance.between(0.24, 0.34), stops, veins: 9, rib: 0.45 })
      stroke(plate, {
        x,
        y,
        turn: turn + Math.PI + 0.2,
        long: 22,
        wide: 2.5,
        bend: 3,
        from: lightOf('#5a3a1c'),
        taper: 0.5,
      })
    }
    const damp = noise(seed + 125, 120, 120, 2)
    const light = noise(seed + 126, 3, 3, 3)
    shade(plate, (_, __, i) => (0.8 + 0.4 * damp[i]) * (0.55 + 0.9 * light[i]))
    return develop(plate, { seed, contrast: 0.25 })
  },
}
