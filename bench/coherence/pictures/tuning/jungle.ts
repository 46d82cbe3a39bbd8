import { openChance } from '@toile/geometry'
import { develop, focus } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { lightOf, openPlate, type Stops, shade, smooth, tint } from '../darkroom/plate.ts'
import { groundShadow } from '../darkroom/solid.ts'
import { leaf, stroke } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Palm fronds over one another, a few red flowers. */
export const jungle: Photograph = {
  id: 'jungle',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 281)
    const deep = noise(seed + 280, 5)
    tint(
      plate,
      [
        [0, '#04100b'],
        [0.6, '#12301f'],
        [1, '#3c6a3c'],
      ],
      (_, __, i) => deep[i],
    )
    const greens = [
      ['#0b2a1d', '#1f6a3e', '#7fc06a'],
      ['#0d3325', '#2f8a4a', '#a8d06a'],
      ['#12301a', '#5a9a3a', '#cfe07a'],
      ['#072526', '#1a5a5a', '#5fb0a0'],
    ]
    for (let k = 0; k < 46; k++) {
      const near = k / 46
      const [x, y, turn] = [chance.between(-40, 680), chance.between(-40, 680), chance.between(0, 6.3)]
      groundShadow(plate, x, y, 90, 90, 0.45)
      const [dark, middle, lit] = chance.pick(greens)
      const stops: Stops = [
        [0, dark],
        [0.45 - 0.2 * near, middle],
        [1, near > 0.5 ? lit : middle],
      ]
      const count = chance.whole(8, 15)
      for (let b = 0; b < count; b++)
        leaf(plate, {
          x,
          y,
          turn: turn + (b - count / 2) * 0.21,
          long: chance.between(110, 190),
          wide: chance.between(9, 15),
          stops,
          veins: 10,
          rib: 0.5,
        })
    }
    for (let k = 0; k < 6; k++) {
      const [x, y] = [chance.between(60, 580), chance.between(60, 580)]
      groundShadow(plate, x + 6, y + 10, 60, 60, 0.6)
      for (let b = 0; b < 6; b++)
        leaf(plate, {
          x,
          y,
          turn: b * 1.047 + k,
          long: chance.between(56, 76),
          wide: 17,
          stops: [
            [0, '#7a0f24'],
            [0.5, '#d3254a'],
            [1, '#ff8a74'],
          ],
          veins: 6,
        })
      for (let b = 0; b < 7; b++)
        stroke(plate, { x, y, turn: chance.between(0, 6.3), long: 22, wide: 2.5, from: lightOf('#ffe08a'), taper: 0 })
    }
    const sun = noise(seed + 285, 4, 4, 3)
    shade(plate, (u, v, i) => 0.55 + 1.1 * smooth(0.35, 0.75, sun[i]) * (1 - 0.5 * v))
    focus(plate, (u, v) => 6 * smooth(0.3, 0.62, Math.hypot(u - 0.5, v - 0.5)))
    return develop(plate, { seed, contrast: 0.25 })
  },
}
