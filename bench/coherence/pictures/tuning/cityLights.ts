import { openChance } from '@toile/geometry'
import { develop, focus } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { lightOf, openPlate, side, smooth, tint, wash } from '../darkroom/plate.ts'
import { stamp } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Towers with lit windows, lamps near the lens as soft discs. */
export const cityLights: Photograph = {
  id: 'city lights at night',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 80)
    tint(
      plate,
      [
        [0, '#080a1a'],
        [0.5, '#1a1d3c'],
        [0.66, '#3a2c4a'],
        [1, '#08080f'],
      ],
      (_, v) => v,
    )
    for (let k = 0; k < 34; k++) {
      const near = k / 34
      const [x, wide, top] = [chance.next(), chance.between(0.025, 0.07), chance.between(0.16, 0.5) + 0.12 * near]
      wash(plate, chance.pick(['#0e1020', '#15172a', '#0a0b15', '#1c1b30']), (u, v) =>
        Math.abs(u - x) < wide && v > top ? 0.94 : 0,
      )
      const [px, py] = [chance.whole(6, 9), chance.whole(7, 11)]
      const warm = chance.pick(['#ffcf7a', '#a9d4ff', '#ffe6bd', '#ffb35c'])
      const ink = lightOf(warm)
      for (let wy = Math.round(top * side) + 6; wy < 560; wy += py)
        for (let wx = Math.round((x - wide) * side) + 4; wx < (x + wide) * side - px; wx += px)
          if (chance.happens(0.34)) {
            const power = chance.between(0.15, 1.2)
            stamp(plate, { x: wx + px / 2, y: wy + py / 2, reach: 3 }, (p, q, into) => {
              for (let c = 0; c < 3; c++) into[c] = ink[c] * power
              return Math.abs(p) < px * 0.3 && Math.abs(q) < py * 0.3 ? 0.9 : 0
            })
          }
    }
    focus(plate, () => 1.5)
    const street = noise(seed + 82, 8, 30, 4)
    tint(
      plate,
      [
        [0, '#05050a'],
        [0.7, '#191522'],
        [1, '#5a3f3a'],
      ],
      (_, __, i) => street[i],
      (_, v) => smooth(0.82, 0.88, v),
    )
    for (let k = 0; k < 120; k++) {
      const [x, y, r] = [chance.next() * side, (0.5 + 0.46 * chance.next() ** 0.8) * side, chance.between(6, 26)]
      const ink = lightOf(chance.pick(['#ff2d87', '#2de1ff', '#ffb02d', '#ff5a2d', '#8a4dff', '#ffd98a', '#ff3a3a']))
      const power = chance.between(0.14, 0.6)
      stamp(plate, { x, y, reach: r + 2 }, (p, q, into, i) => {
        const far = Math.hypot(p, q)
        const disc = smooth(r, r - 1.6, far) * (0.75 + 0.5 * smooth(r * 0.7, r, far)) * power
        for (let c = 0; c < 3; c++) into[c] = plate.light[i * 3 + c] + ink[c] * disc
        return disc > 0 ? 1 : 0
      })
    }
    return develop(plate, { seed, grain: 0.022, bloom: 0.5 })
  },
}
