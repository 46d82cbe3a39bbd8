import { openChance } from '@toile/geometry'
import { cells } from '../darkroom/cells.ts'
import { develop } from '../darkroom/develop.ts'
import { noise, relief, softened } from '../darkroom/noise.ts'
import { field, glow, lightOf, openPlate, shade, side, smooth } from '../darkroom/plate.ts'
import { stamp, times } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** An abstract in thick oil paint. */
export const painted: Photograph = {
  id: 'painted abstract',
  paint(seed) {
    const plate = openPlate('#20304a')
    const chance = openChance(seed + 230)
    const flow = noise(seed + 231, 3, 3, 3)
    const areas = noise(seed + 232, 3.5, 3.5, 3)
    const inks = [
      '#1f3f8a',
      '#7fb0d4',
      '#f0e6cf',
      '#e2b23a',
      '#e8864a',
      '#d1442a',
      '#7a2f5a',
      '#2f7f6a',
      '#16233f',
    ].map(lightOf)
    const height = field(() => 0)
    for (let k = 0; k < 2300; k++) {
      const [x, y] = [chance.whole(0, side - 1), chance.whole(0, side - 1)]
      const at = y * side + x
      const turn = (flow[at] - 0.5) * 9
      const fine = 1 - 0.6 * (k / 2300)
      const [long, wide] = [chance.between(34, 80) * fine, chance.between(8, 17) * fine]
      const ink = times(
        inks[Math.min(8, Math.max(0, Math.round(areas[at] * 11 - 1.5 + chance.bell() * 0.8)))],
        chance.between(0.82, 1.15),
      )
      const second = times(inks[chance.whole(0, 8)], 1)
      const [phase, load] = [chance.between(0, 6), chance.between(0.1, 0.35)]
      stamp(plate, { x, y, reach: long + 2, turn }, (p, q, into, i) => {
        const [a, b] = [p / long, q / wide]
        const bristle = Math.sin(q * 1.9 + phase) + 0.6 * Math.sin(q * 3.7 + phase * 2)
        const share = smooth(1, 0.86, a ** 4 + b * b + 0.16 * bristle * smooth(0.2, 1, a))
        if (share <= 0) return 0
        for (let c = 0; c < 3; c++) into[c] = ink[c] + (second[c] - ink[c]) * load * smooth(0.7, 1.5, bristle)
        height[i] =
          height[i] * (1 - share) +
          share * (0.5 + 0.16 * bristle + 0.3 * smooth(0.55, 0.95, Math.abs(b)) + 0.5 * (k / 2300))
        return share
      })
    }
    const lit = relief(softened(height, 1), 3.4, 235)
    const weave = cells(seed + 233, 150, 150, { loose: 0.2 })
    shade(plate, (_, __, i) => lit[i] * (0.96 + 0.06 * weave.near[i]))
    glow(plate, '#ffffff', (_, __, i) => 0.25 * smooth(1.5, 2.4, lit[i]))
    return develop(plate, { seed, vignette: 0.12 })
  },
}
