import { openChance } from '@toile/geometry'
import { cells } from '../darkroom/cells.ts'
import { develop, focus } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { lightOf, openPlate, smooth, tint } from '../darkroom/plate.ts'
import { ball, groundShadow } from '../darkroom/solid.ts'
import { stamp } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Opened oysters on ice and slate, a pearl in one. */
export const oysters: Photograph = {
  id: 'oysters and pearl',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 40)
    const slate = noise(seed + 41, 30, 30, 5, 0.6)
    tint(
      plate,
      [
        [0, '#14181b'],
        [0.6, '#333b40'],
        [1, '#6b7477'],
      ],
      (_, __, i) => slate[i],
    )
    const ice = cells(seed + 42, 16, 16, { bend: (i) => [(slate[i] - 0.5) * 0.6, (slate[i] - 0.5) * 0.6] })
    tint(
      plate,
      [
        [0, '#6f858f'],
        [0.5, '#b9cbd2'],
        [1, '#ffffff'],
      ],
      (_, __, i) => ice.own[i] * 0.6 + 0.7 * smooth(0.3, -0.5, ice.dx[i] + ice.dy[i]) * 0.6 + 0.2 * (slate[i] - 0.5),
      (u, v, i) => smooth(0.03, 0.14, ice.seam[i]) * smooth(0.3, 0.45, slate[i] + 0.2) * 0.85,
    )
    const wave = noise(seed + 43, 22, 22, 5, 0.6)
    const sheen = noise(seed + 44, 7, 7, 3)
    const run = [lightOf('#c3b7b4'), lightOf('#ece6e0'), lightOf('#cfe0dc'), lightOf('#e7cfd6'), lightOf('#f7f4ee')]
    const places = [
      [150, 140],
      [420, 110],
      [560, 330],
      [300, 330],
      [90, 420],
      [450, 540],
      [220, 570],
    ] as const
    places.forEach(([x, y], k) => {
      const [turn, long] = [chance.between(0, 6.3), chance.between(104, 126)]
      groundShadow(plate, x + 12, y + 16, long, long * 0.9, 0.85)
      stamp(plate, { x, y, reach: long * 1.25, turn }, (p, q, into, i) => {
        const edge = 0.1 * (wave[i] - 0.5) + 0.05 * Math.sin(Math.atan2(q, p) * 13 + k)
        const far = Math.hypot(p / long, q / (long * (0.72 - 0.16 * (p / long)))) + edge
        if (far > 1.02) return 0
        const shell = smooth(0.8, 0.86, far)
        const dome = Math.hypot(p / long + 0.05, q / (long * 0.72))
        const pearl = Math.min(3.99, Math.max(0, sheen[i] * 4.4 + dome * 1.2 - 0.6))
        const [a, b] = [run[Math.floor(pearl)], run[Math.floor(pearl) + 1]]
        const light =
          0.74 +
          0.4 *
            smooth(
              0.5,
              -0.5,
              ((p * Math.cos(turn) - q * Math.sin(turn) + p * Math.sin(turn) + q * Math.cos(turn)) / long) * -1,
            ) *
            dome +
          0.25 * smooth(0.7, 0.85, wave[i])
        const rough = lightOf(wave[i] > 0.55 ? '#8f8a7c' : wave[i] > 0.42 ? '#5d5a52' : '#33322f')
        for (let c = 0; c < 3; c++)
          into[c] = (a[c] + (b[c] - a[c]) * (pearl % 1)) * light * (1 - shell) + rough[c] * shell
        return smooth(1.02, 0.99, far)
      })
      stamp(plate, { x: x + 6, y: y + 4, reach: long * 0.8, turn }, (p, q, into, i) => {
        const far = Math.hypot(p / (long * 0.56), q / (long * 0.36)) + 0.35 * (wave[i] - 0.5)
        const body = lightOf(far > 0.78 ? '#4b4844' : '#b5a890')
        const wet = 0.7 + 0.7 * smooth(0.55, 0.72, sheen[(i + 5000) % sheen.length]) + 0.9 * smooth(0.68, 0.8, wave[i])
        for (let c = 0; c < 3; c++) into[c] = body[c] * wet * (1.05 - 0.4 * far)
        return smooth(1, 0.86, far) * 0.92
      })
    })
    ball(plate, { x: 316, y: 322, radius: 25 }, (_, a, into) => {
      const tone = smooth(-1, 1, a)
      for (let c = 0; c < 3; c++) into[c] = [0.86, 0.8, 0.78][c] + tone * [-0.06, 0.0, 0.04][c]
      return 0.9
    })
    focus(plate, (u, v) => 5 * smooth(0.34, 0.7, Math.hypot(u - 0.48, v - 0.5)))
    return develop(plate, { seed, bloom: 0.2 })
  },
}
