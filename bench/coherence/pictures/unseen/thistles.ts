import { openChance } from '@toile/geometry'
import { develop, focus } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { lightOf, openPlate, tint } from '../darkroom/plate.ts'
import { ball } from '../darkroom/solid.ts'
import { between, leaf, stroke, times } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Thistles against a dry meadow out of focus. */
export const thistles: Photograph = {
  id: 'thistles',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 11)
    const back = noise(seed + 12, 5, 7, 4)
    tint(
      plate,
      [
        [0, '#6a6f4a'],
        [0.5, '#a7a078'],
        [1, '#e0d6b0'],
      ],
      (_, v, i) => back[i] * 0.9 + 0.25 * (1 - v),
    )
    for (let k = 0; k < 260; k++)
      stroke(plate, {
        x: chance.between(0, 640),
        y: 660,
        turn: -1.57 + chance.bell() * 0.2,
        long: chance.between(200, 620),
        wide: 3,
        bend: chance.bell() * 30,
        from: lightOf('#77754a'),
        to: lightOf('#d8cb98'),
        share: 0.6,
      })
    focus(plate, () => 11)
    const head = (x: number, y: number, size: number, turn: number) => {
      const [c, s] = [Math.cos(turn), Math.sin(turn)]
      stroke(plate, {
        x,
        y,
        turn: turn + Math.PI,
        long: 520,
        wide: size * 0.26,
        bend: 30 * chance.bell(),
        from: lightOf('#6f8060'),
        to: lightOf('#4c5a40'),
        taper: -0.2,
      })
      for (let k = 0; k < 5; k++)
        leaf(plate, {
          x: x - c * (90 + k * 70),
          y: y - s * (90 + k * 70),
          turn: turn + (k % 2 ? 1 : -1) * 1.1,
          long: 130,
          wide: 20,
          stops: [
            [0, '#4a5c42'],
            [0.6, '#7d8f6c'],
            [1, '#c2cbaa'],
          ],
          veins: 9,
          rib: 0.6,
        })
      for (let k = 0; k < 330; k++) {
        const off = chance.bell() * 0.62
        const tone = between('#4a1458', '#9a3aa8', chance.next())
        stroke(plate, {
          x: x + c * size * 0.2 - s * off * size * 0.6,
          y: y + s * size * 0.2 + c * off * size * 0.6,
          turn: turn + off * 1.05,
          long: size * chance.between(0.9, 1.45),
          wide: 2.2,
          bend: chance.bell() * 3,
          from: times(tone, 0.6),
          to: between('#a84fb8', '#e3a6de', chance.next()),
          taper: 0.4,
        })
      }
      ball(plate, { x: x - c * size * 0.25, y: y - s * size * 0.25, radius: size * 0.66, squash: 1 }, (t, a, into) => {
        const scale = Math.abs(Math.sin(t * 26 + Math.abs(a) * 5)) * Math.abs(Math.sin(a * 15))
        for (let k = 0; k < 3; k++) into[k] = [0.2, 0.25, 0.14][k] * (0.5 + scale)
        return 0.1
      })
      for (let k = 0; k < 130; k++) {
        const way = turn + chance.between(0.7, 5.6)
        stroke(plate, {
          x: x - c * size * 0.25 + Math.cos(way) * size * 0.5,
          y: y - s * size * 0.25 + Math.sin(way) * size * 0.5,
          turn: way + 0.3 * Math.sin(way - turn) * -1,
          long: size * 0.42,
          wide: 1.8,
          from: lightOf('#8fa07a'),
          to: lightOf('#e8e2bc'),
        })
      }
    }
    head(500, 330, 40, -1.35)
    head(140, 390, 36, -1.75)
    focus(plate, () => 4)
    head(420, 150, 58, -1.5)
    head(240, 240, 84, -1.7)
    head(470, 430, 66, -1.3)
    return develop(plate, { seed, contrast: 0.15 })
  },
}
