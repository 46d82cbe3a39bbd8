import type { Chance } from '@toile/geometry'
import { gauss } from '../../../kernels/boxBlur.ts'
import { planeOf } from '../../../kernels/plane.ts'
import type { Pixels } from '../../../surface.ts'

/** What a figure stands before: one tone; a gradient with a thrown shadow; or both with texture and boxes. */
export type GroundKind = 'plain' | 'shadowed' | 'busy'

/** Lays a transparent drawing on a ground, with the grain of a camera (the grounds of the tracing prototype). */
export function layOnGround({ width, height, rgba }: Pixels, kind: GroundKind, chance: Chance): Pixels {
  const tone = [0, 1, 2].map(() => chance.between(170, 245))
  const grain = planeOf({ width, height }, () => chance.bell() * 1.7)
  const texture = gauss(grain, 6).values
  const thrown = gauss(
    planeOf({ width, height }, (i) => (rgba[i * 4 + 3] > 127 ? 1 : 0)),
    9,
  ).values
  const boxes = Array.from({ length: 5 }, () => ({
    x: chance.between(0, width),
    y: chance.between(0, height),
    wide: chance.between(30, 110),
    high: chance.between(30, 160),
    by: chance.between(-26, 26),
  }))
  const out = new Uint8ClampedArray(rgba.length)
  for (let i = 0; i < width * height; i++) {
    const x = i % width
    const y = (i - x) / width
    let light = 1
    let add = 0
    if (kind !== 'plain') light -= (0.14 * x) / width + 0.18 * thrown[Math.max(0, y - 8) * width + Math.max(0, x - 12)]
    if (kind === 'busy') {
      light += texture[i] * 0.9
      for (const box of boxes)
        if (Math.abs(x - box.x) < box.wide / 2 && Math.abs(y - box.y) < box.high / 2) add += box.by
    }
    const opacity = rgba[i * 4 + 3] / 255
    for (let c = 0; c < 3; c++) {
      const ground = tone[c] * light + add
      out[i * 4 + c] = rgba[i * 4 + c] * opacity + ground * (1 - opacity) + chance.bell() * 6.8
    }
    out[i * 4 + 3] = 255
  }
  return { width, height, rgba: out }
}
