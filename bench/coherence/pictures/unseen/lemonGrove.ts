import { openChance } from '@toile/geometry'
import { develop, focus } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { lightOf, openPlate, shade, side, smooth, tint } from '../darkroom/plate.ts'
import { ball, groundShadow } from '../darkroom/solid.ts'
import { leaf, stroke } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Lemons among leaves in noon light. */
export const lemonGrove: Photograph = {
  id: 'lemon grove',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 21)
    const back = noise(seed + 22, 6, 6, 4)
    tint(
      plate,
      [
        [0, '#12301c'],
        [0.45, '#4a7a3c'],
        [0.7, '#a8c47c'],
        [0.85, '#bfe0ee'],
        [1, '#f4fbff'],
      ],
      (_, v, i) => back[i] + 0.18 * (0.6 - v),
    )
    focus(plate, () => 14)
    const skin = noise(seed + 23, 90, 90, 3)
    const spray = (count: number, size: number) => {
      for (let k = 0; k < count; k++) {
        const [x, y] = [chance.between(0, 640), chance.between(0, 600)]
        stroke(plate, {
          x: x - 90,
          y: y - 60,
          turn: 0.5,
          long: 190 * size,
          wide: 8 * size,
          bend: 20 * chance.bell(),
          from: lightOf('#4f4a30'),
          to: lightOf('#6f7a44'),
        })
        for (let b = 0; b < 11; b++)
          leaf(plate, {
            x: x + chance.bell() * 50,
            y: y + chance.bell() * 50,
            turn: chance.between(0.2, 3),
            long: chance.between(70, 125) * size,
            wide: chance.between(17, 26) * size,
            stops: [
              [0, '#17381c'],
              [0.5, chance.pick(['#2c5c2a', '#3f7434', '#5a8f3c'])],
              [1, '#a9c765'],
            ],
            veins: 7,
            rib: 0.4,
          })
        for (let b = 0; b < 2; b++) {
          const [lx, ly, radius, turn] = [
            x + chance.bell() * 40,
            y + 40 + chance.bell() * 40,
            chance.between(33, 42) * size,
            0.3 * chance.bell(),
          ]
          groundShadow(plate, lx + 8, ly + 10, radius * 1.1, radius * 1.2, 0.5)
          const coat = (t: number, a: number, into: number[]) => {
            const at = Math.abs(Math.floor(ly + t * 90) * side + Math.floor(lx + a * 60)) % skin.length
            const pore = 0.9 + 0.24 * (skin[at] - 0.2)
            const green = smooth(0.75, 1.05, t) * 0.35
            into[0] = (0.9 - green) * pore
            into[1] = (0.68 - 0.2 * green) * pore
            into[2] = 0.045 * pore
            return 0.4
          }
          ball(plate, { x: lx, y: ly + radius * 1.22, radius: radius * 0.26 }, coat)
          ball(plate, { x: lx, y: ly, radius, squash: 1.22, turn }, coat)
        }
        for (let b = 0; b < 4; b++)
          leaf(plate, {
            x: x + chance.bell() * 30,
            y: y - 20 + chance.bell() * 20,
            turn: chance.between(-0.6, 3.6),
            long: chance.between(66, 110) * size,
            wide: 20 * size,
            stops: [
              [0, '#2c5c2a'],
              [0.5, '#5a8f3c'],
              [1, '#c9dd8a'],
            ],
            veins: 7,
            rib: 0.5,
          })
      }
    }
    spray(9, 0.85)
    focus(plate, () => 6)
    spray(8, 1.2)
    const light = noise(seed + 24, 5, 5, 3)
    shade(plate, (_, __, i) => 0.55 + 1.0 * smooth(0.3, 0.7, light[i]))
    return develop(plate, { seed, bloom: 0.3, contrast: 0.15 })
  },
}
