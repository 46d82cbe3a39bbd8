import { openChance } from '@toile/geometry'
import { develop, focus } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { lightOf, openPlate, side, smooth, tint, wash } from '../darkroom/plate.ts'
import { groundShadow } from '../darkroom/solid.ts'
import { leaf, stroke } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** One dahlia, everything behind it out of focus. */
export const dahlia: Photograph = {
  id: 'dahlia',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 100)
    const back = noise(seed + 101, 4, 4, 3)
    tint(
      plate,
      [
        [0, '#16301c'],
        [0.5, '#4a773a'],
        [0.8, '#9fba66'],
        [1, '#d7dc9a'],
      ],
      (_, v, i) => back[i] * 0.9 + 0.12 * (1 - v),
    )
    for (let k = 0; k < 14; k++) {
      const [x, y, r] = [chance.between(0, 640), chance.between(0, 640), chance.between(20, 60)]
      wash(
        plate,
        chance.pick(['#d8e08a', '#e58ab0', '#f2f2c0', '#6f9a4a']),
        (u, v) => 0.4 * smooth(r, r * 0.7, Math.hypot(u * side - x, v * side - y)),
      )
    }
    focus(plate, () => 20)
    const [cx, cy] = [325, 318]
    for (let k = 0; k < 5; k++)
      leaf(plate, {
        x: cx,
        y: cy,
        turn: 0.6 + k * 1.31,
        long: 300,
        wide: 52,
        stops: [
          [0, '#14301a'],
          [0.6, '#2f5c2c'],
          [1, '#6a9a4a'],
        ],
        veins: 9,
      })
    focus(plate, () => 5)
    const rings = [
      [19, 262, 46],
      [18, 232, 44],
      [17, 200, 41],
      [15, 166, 37],
      [13, 132, 31],
      [11, 98, 24],
      [9, 66, 17],
      [7, 42, 11],
    ] as const
    rings.forEach(([count, long, wide], ring) => {
      groundShadow(plate, cx, cy + 4, long * 0.9, long * 0.9, 0.35)
      const lift = ring / rings.length
      for (let b = 0; b < count; b++) {
        const turn = (Math.PI * 2 * b) / count + ring * 0.41 + chance.bell() * 0.04
        const facing = 0.86 + 0.26 * Math.cos(turn + 2.2)
        const tone = (dark: number) => Math.round(dark * facing)
        const hex = (r: number, g: number, b2: number) =>
          `#${[r, g, b2].map((c) => Math.min(255, tone(c)).toString(16).padStart(2, '0')).join('')}`
        leaf(plate, {
          x: cx,
          y: cy,
          turn,
          long: long * chance.between(0.93, 1.05),
          wide,
          blunt: 0.62,
          stops: [
            [0, hex(90, 14, 60)],
            [0.35, hex(165, 30 + 20 * lift, 92)],
            [0.75, hex(226, 84 + 30 * lift, 146)],
            [1, hex(250, 176, 204)],
          ],
          veins: 5,
          rib: 0.12,
          fold: 0.2,
        })
      }
    })
    for (let b = 0; b < 90; b++) {
      const turn = chance.between(0, 6.28)
      const far = 24 * Math.sqrt(chance.next())
      stroke(plate, {
        x: cx + Math.cos(turn) * far,
        y: cy + Math.sin(turn) * far,
        turn,
        long: 9,
        wide: 4,
        from: lightOf('#a8670f'),
        to: lightOf('#ffd84f'),
        taper: 0,
      })
    }
    return develop(plate, { seed, bloom: 0.2 })
  },
}
