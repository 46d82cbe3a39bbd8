import { develop, focus } from '../darkroom/develop.ts'
import { noise, relief } from '../darkroom/noise.ts'
import { bell, lightOf, openPlate, side, smooth, tint } from '../darkroom/plate.ts'
import { ball, groundShadow, turned } from '../darkroom/solid.ts'
import { leaf } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** A copper kettle, fruit and a linen cloth by a window. */
export const kettle: Photograph = {
  id: 'copper kettle',
  paint(seed) {
    const plate = openPlate()
    const wall = noise(seed + 51, 5, 5, 6)
    tint(
      plate,
      [
        [0, '#1f2321'],
        [0.5, '#3d453f'],
        [1, '#7a8072'],
      ],
      (u, v, i) => wall[i] * 0.5 + 0.55 * bell(Math.hypot(u - 0.2, v - 0.25), 0.5) - 0.12,
    )
    const wood = noise(seed + 52, 4, 60, 5)
    tint(
      plate,
      [
        [0, '#2b180d'],
        [0.6, '#6b4324'],
        [1, '#a8743f'],
      ],
      (u, v, i) => wood[i] * 0.8 + 0.3 * bell(u - 0.25, 0.4) - 0.05,
      (_, v) => smooth(0.695, 0.7, v),
    )
    const fold = noise(seed + 53, 9, 3, 4, 0.4)
    const linen = (u: number, v: number, i: number) =>
      smooth(0, 0.006, v - 0.77 - 0.05 * Math.sin(u * 9) + (u > 0.5 ? 9 * (u - 0.52) : 0) - 0.03 * (fold[i] - 0.5))
    const crease = relief(fold, 14, 200)
    tint(
      plate,
      [
        [0, '#77746a'],
        [0.5, '#cfc9b9'],
        [1, '#f6f1e4'],
      ],
      (_, __, i) => crease[i] * 0.55,
      linen,
    )
    const dent = noise(seed + 54, 26, 26, 3)
    const copper = (t: number, around: number, into: number[], low = 0) => {
      const spot = dent[Math.abs(Math.floor(t * 500) * side + Math.floor((around + 0.5) * 500)) % dent.length]
      const tone = 0.75 + 0.5 * (spot - 0.5)
      into[0] = 0.78 * tone
      into[1] = (0.3 - low) * tone
      into[2] = (0.15 - low) * tone
      return 0.9
    }
    groundShadow(plate, 405, 520, 190, 46, 0.9)
    for (let k = 0; k < 34; k++) {
      const t = k / 33
      ball(
        plate,
        { x: 500 + t * 110 + 24 * Math.sin(t * 3), y: 400 - 150 * t - 40 * t * t, radius: 26 - 12 * t },
        (s, a, into) => copper(s * 0.4 + t * 0.4, a * 0.4, into),
        { metal: 0.9 },
      )
    }
    turned(
      plate,
      {
        x: 390,
        y: 250,
        tall: 262,
        radius: (t) => 60 + 96 * Math.sin(Math.PI * Math.min(1, 0.1 + 0.72 * t)) ** 0.8 * smooth(0, 0.12, t),
      },
      copper,
      { metal: 0.9, tilt: 0.16 },
    )
    turned(
      plate,
      { x: 390, y: 214, tall: 52, radius: (t) => 16 + 74 * Math.sqrt(t) },
      (t, a, into) => copper(t * 0.3 + 0.5, a, into, 0.03),
      { metal: 0.9 },
    )
    ball(plate, { x: 390, y: 206, radius: 15 }, (_, __, into) => {
      for (let c = 0; c < 3; c++) into[c] = [0.03, 0.02, 0.015][c]
      return 0.9
    })
    for (let k = 0; k <= 60; k++) {
      const turn = Math.PI + (Math.PI * k) / 60
      ball(
        plate,
        { x: 390 + Math.cos(turn) * 126, y: 268 + Math.sin(turn) * 148, radius: 8.5 },
        (t, a, into) => copper(t * 0.5, a * 0.3, into, 0.05),
        { metal: 0.85 },
      )
    }
    const skin = noise(seed + 55, 40, 40, 3)
    const fruit = [
      [120, 520, 62, '#c9491c'],
      [214, 548, 58, '#d9621f'],
      [165, 446, 55, '#e08a2c'],
      [300, 596, 44, '#7f1f2c'],
    ] as const
    for (const [x, y, radius, tone] of fruit) {
      groundShadow(plate, x + 18, y + radius * 0.8, radius * 1.1, radius * 0.4, 0.85)
      const ink = lightOf(tone)
      ball(plate, { x, y, radius, squash: 0.95 }, (t, a, into) => {
        const pore = 0.86 + 0.3 * skin[Math.abs(Math.floor(t * 300) * side + Math.floor((a + 1) * 150))]
        for (let c = 0; c < 3; c++) into[c] = ink[c] * pore
        return 0.5
      })
    }
    leaf(plate, {
      x: 165,
      y: 396,
      turn: -0.5,
      long: 84,
      wide: 20,
      stops: [
        [0, '#1f3a1a'],
        [1, '#5f8a3a'],
      ],
      veins: 8,
    })
    leaf(plate, {
      x: 163,
      y: 398,
      turn: -2.2,
      long: 64,
      wide: 17,
      stops: [
        [0, '#1a3016'],
        [1, '#4a7430'],
      ],
      veins: 8,
    })
    focus(plate, (_, v) => (v < 0.3 ? 4 * smooth(0.3, 0.1, v) : 5 * smooth(0.93, 1.02, v)))
    return develop(plate, { seed, bloom: 0.3, vignette: 0.45 })
  },
}
