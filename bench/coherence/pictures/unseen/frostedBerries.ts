import { openChance } from '@toile/geometry'
import { develop, focus } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { lightOf, openPlate, side, smooth, tint, wash } from '../darkroom/plate.ts'
import { ball, groundShadow, windowLamp } from '../darkroom/solid.ts'
import { leaf, stroke } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Currants and blackberries under frost. */
export const frostedBerries: Photograph = {
  id: 'frosted berries',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 60)
    const back = noise(seed + 61, 5, 5, 3)
    tint(
      plate,
      [
        [0, '#2c3b42'],
        [0.5, '#6d828a'],
        [1, '#c9d5d6'],
      ],
      (_, __, i) => back[i],
    )
    const rime = noise(seed + 62, 120, 120, 2)
    const thick = noise(seed + 63, 22, 22, 4)
    const layer = (count: number, near: number) => {
      for (let k = 0; k < count; k++) {
        const [x, y, turn] = [chance.between(0, 640), chance.between(0, 640), chance.between(0, 6.3)]
        stroke(plate, {
          x,
          y,
          turn,
          long: 200,
          wide: 7 * near,
          bend: 30 * chance.bell(),
          from: lightOf('#3b2a24'),
          to: lightOf('#8b7b74'),
        })
        leaf(plate, {
          x,
          y,
          turn: turn + 0.8,
          long: 110 * near,
          wide: 34 * near,
          stops: [
            [0, '#2f4a38'],
            [0.7, '#6f8f74'],
            [1, '#cfdcd4'],
          ],
          veins: 9,
        })
        leaf(plate, {
          x,
          y,
          turn: turn + 2.9,
          long: 90 * near,
          wide: 28 * near,
          stops: [
            [0, '#5a2a34'],
            [0.7, '#93545a'],
            [1, '#dcc8c8'],
          ],
          veins: 9,
        })
        const tone = lightOf(chance.pick(['#a4122a', '#c42a34', '#7d0f2a', '#2b2148', '#3a2c66']))
        const berries = chance.whole(6, 11)
        for (let b = 0; b < berries; b++) {
          const [bx, by, radius] = [
            x + chance.bell() * 34 * near,
            y + chance.bell() * 34 * near,
            chance.between(16, 25) * near,
          ]
          groundShadow(plate, bx + 4, by + 7, radius * 1.05, radius * 1.05, 0.6)
          ball(
            plate,
            { x: bx, y: by, radius },
            (t, a, into) => {
              const at =
                (Math.floor(by + (t - 0.5) * 2 * radius + 640) % 640) * side + (Math.floor(bx + a * radius + 640) % 640)
              const frost =
                Math.min(0.9, smooth(0.55, 0.05, t) * 0.5 + smooth(0.5, 0.7, thick[at]) * 0.5) *
                smooth(0.3, 0.6, rime[at])
              for (let c = 0; c < 3; c++) into[c] = tone[c] * (1 - frost) + 0.85 * frost
              return 0.7 * (1 - frost)
            },
            { lamp: { ...windowLamp, shade: 0.3 } },
          )
        }
      }
    }
    layer(16, 0.8)
    focus(plate, () => 9)
    layer(11, 1.25)
    wash(plate, '#eef4f6', (_, __, i) => smooth(0.72, 0.9, rime[i]) * smooth(0.5, 0.75, thick[i]) * 0.6)
    return develop(plate, { seed, contrast: 0.2 })
  },
}
