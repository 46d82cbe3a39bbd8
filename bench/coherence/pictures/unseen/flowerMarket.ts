import { openChance } from '@toile/geometry'
import { develop, focus } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { openPlate, shade, smooth } from '../darkroom/plate.ts'
import { groundShadow } from '../darkroom/solid.ts'
import { leaf, stamp } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Buckets of cut flowers in a market, from above. */
export const flowerMarket: Photograph = {
  id: 'flower market',
  paint(seed) {
    const plate = openPlate('#1c2418')
    const chance = openChance(seed + 1)
    const kinds = [
      ['#7a0f1c', '#d2222c', '#f4655a'],
      ['#b06a0c', '#f2b01c', '#ffe27a'],
      ['#8a2456', '#e2609a', '#fbc3d8'],
      ['#b9a98c', '#f3ecdd', '#ffffff'],
      ['#3b1a4a', '#6e3586', '#a874bd'],
      ['#a83a10', '#f0702a', '#ffb46a'],
    ]
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 4; column++) {
        const [x, y] = [column * 176 + (row % 2) * 70 - 10, row * 176 + 40]
        stamp(plate, { x, y, reach: 96 }, (p, q, into) => {
          const far = Math.hypot(p, q) / 92
          const steel = 0.3 + 0.35 * Math.cos(Math.atan2(q, p) * 2 + 1)
          for (let c = 0; c < 3; c++) into[c] = steel * [0.8, 0.86, 0.9][c]
          return smooth(1, 0.98, far)
        })
        const tones = kinds[(column * 3 + row * 2 + (column & row)) % 6]
        for (let b = 0; b < 26; b++)
          leaf(plate, {
            x: x + chance.bell() * 40,
            y: y + chance.bell() * 40,
            turn: chance.between(0, 6.3),
            long: chance.between(60, 105),
            wide: chance.between(9, 14),
            stops: [
              [0, '#20401f'],
              [0.6, '#4f7f3f'],
              [1, '#9dbb7a'],
            ],
          })
        for (let b = 0; b < 15; b++) {
          const turn = chance.between(0, 6.3)
          const far = 78 * Math.sqrt((b + 0.5) / 15)
          const [tx, ty, size] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far, chance.between(21, 27)]
          groundShadow(plate, tx + 3, ty + 5, size, size, 0.6)
          const lean = turn + chance.bell() * 0.3
          for (let k = 0; k < 6; k++) {
            const open = lean + (k < 3 ? [-0.5, 0.5, 0][k] : [-0.75, 0.75, 0.15][k - 3])
            leaf(plate, {
              x: tx - Math.cos(lean) * size * 0.6,
              y: ty - Math.sin(lean) * size * 0.6,
              turn: open,
              long: size * 1.75,
              wide: size * 0.5,
              blunt: 0.6,
              stops: [
                [0, '#c8d27a'],
                [0.18, tones[0]],
                [0.6, tones[1]],
                [1, tones[2]],
              ],
              veins: 3,
              rib: 0.14,
            })
          }
        }
      }
    const light = noise(seed + 3, 4, 4, 3)
    shade(plate, (_, __, i) => 0.55 + 0.9 * light[i])
    focus(plate, (_, v) => 6 * smooth(0.3, 0, v))
    return develop(plate, { seed, contrast: 0.2 })
  },
}
