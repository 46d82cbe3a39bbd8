import { openChance } from '@toile/geometry'
import { develop, focus } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { lightOf, openPlate, side, smooth, tint, wash } from '../darkroom/plate.ts'
import { stroke, times } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Ripe wheat against the sky. */
export const wheat: Photograph = {
  id: 'wheat field',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 240)
    const cloud = noise(seed + 241, 3, 6, 6)
    tint(
      plate,
      [
        [0, '#3f88cc'],
        [1, '#dbe9ee'],
      ],
      (_, v) => v / 0.44,
    )
    wash(plate, '#ffffff', (_, __, i) => smooth(0.5, 0.75, cloud[i]) * 0.9)
    const ground = noise(seed + 242, 120, 12, 3)
    tint(
      plate,
      [
        [0, '#7a561c'],
        [0.5, '#c9973a'],
        [1, '#ecc974'],
      ],
      (_, v, i) => ground[i] * 0.8 + 0.2 - (v - 0.4) * 0.3,
      (_, v, i) => smooth(0.4, 0.415, v + 0.02 * (ground[i] - 0.5)),
    )
    const straw = ['#8a611d', '#b5822c', '#d9aa4a', '#f3d486'].map(lightOf)
    for (let k = 0; k < 1500; k++) {
      const depth = (k / 1500) ** 1.5
      const y = (0.45 + 0.75 * depth) * side
      const x = chance.next() * side
      const long = 12 + 130 * depth
      const turn = -Math.PI / 2 + 0.16 + chance.bell() * 0.12
      const lit = chance.whole(0, 2)
      stroke(plate, {
        x,
        y,
        turn,
        long,
        wide: 0.8 + 2 * depth,
        bend: chance.bell() * 5 * depth,
        from: times(straw[lit], 0.8),
        to: straw[lit],
        taper: 0.3,
      })
      const [tx, ty] = [x + Math.cos(turn) * long, y + Math.sin(turn) * long]
      const ear = 5 + 42 * depth
      for (let g = 0; g < 8; g++) {
        const at = g / 8
        for (const hand of [-1, 1]) {
          const [ex, ey] = [tx + Math.cos(turn + 0.25) * ear * at, ty + Math.sin(turn + 0.25) * ear * at]
          stroke(plate, {
            x: ex,
            y: ey,
            turn: turn + hand * 0.5,
            long: ear * 0.28,
            wide: 1 + 5 * depth,
            from: times(straw[lit], 0.75),
            to: straw[Math.min(3, lit + 1)],
            taper: 0.7,
          })
          stroke(plate, {
            x: ex,
            y: ey,
            turn: turn + hand * 0.28,
            long: ear * 0.8,
            wide: 0.5 + depth,
            from: straw[3],
            share: 0.55,
          })
        }
      }
    }
    focus(plate, (_, v) => (v > 0.42 ? 5 * smooth(0.6, 0.43, v) : 0) + 7 * smooth(0.88, 1.05, v))
    return develop(plate, { seed, contrast: 0.25 })
  },
}
