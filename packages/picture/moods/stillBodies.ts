import type { Color } from '@toile/craft/colors/color.ts'
import { mixColors } from '@toile/craft/colors/mixColors.ts'
import type { StillId } from '@toile/craft/moods/materials.ts'
import type { Chance } from '@toile/geometry'

/** A thing of a still life: its distance field over a floor at 0, colour, and how glossy it is 0..1. */
export interface Body {
  distance(x: number, y: number, z: number): number
  /** A ball that holds it. */
  middle: readonly [x: number, y: number, z: number]
  reach: number
  color: Color
  gloss: number
}

type Field = Pick<Body, 'distance' | 'middle' | 'reach'>

const far = (x: number, y: number, z: number) => Math.sqrt(x * x + y * y + z * z)

const sphere = (cx: number, cz: number, r: number, base = 0): Field => ({
  middle: [cx, base + r, cz],
  reach: r,
  distance: (x, y, z) => far(x - cx, y - base - r, z - cz) - r,
})

const box = (
  cx: number,
  base: number,
  cz: number,
  [w, h, d]: readonly [number, number, number],
  round = 0.015,
): Field => ({
  middle: [cx, base + h, cz],
  reach: far(w, h, d),
  distance(x, y, z) {
    const qx = Math.abs(x - cx) - w + round
    const qy = Math.abs(y - base - h) - h + round
    const qz = Math.abs(z - cz) - d + round
    return far(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)) + Math.min(0, Math.max(qx, qy, qz)) - round
  },
})

const cylinder = (cx: number, base: number, cz: number, r: number, tall: number, round = 0.015): Field => ({
  middle: [cx, base + tall / 2, cz],
  reach: far(r, tall / 2, 0),
  distance(x, y, z) {
    const a = far(x - cx, 0, z - cz) - r + round
    const b = Math.abs(y - base - tall / 2) - tall / 2 + round
    return far(Math.max(a, 0), Math.max(b, 0), 0) + Math.min(0, Math.max(a, b)) - round
  },
})

/** A slab with a round opening that stands on the floor. */
const arch = (cx: number, cz: number, wide: number, tall: number, deep: number): Field => ({
  middle: [cx, tall / 2, cz],
  reach: far(wide, tall / 2, deep),
  distance(x, y, z) {
    const across = far(x - cx, Math.max(0, y - (tall - wide)), 0)
    return Math.max(across - wide, wide * 0.58 - across, Math.abs(z - cz) - deep, -y)
  },
})

const ring = (cx: number, cy: number, cz: number, r: number, thick: number): Field => ({
  middle: [cx, cy, cz],
  reach: r + thick,
  distance: (x, y, z) => far(far(x - cx, y - cy, 0) - r, 0, z - cz) - thick,
})

/** A turned vessel: radii from foot to lip, evenly spaced, joined by a smooth curve; its mouth is hollow. */
const vessel = (cx: number, cz: number, tall: number, radii: readonly number[]): Field => {
  const wide = Math.max(...radii)
  const mouth = radii[radii.length - 1] * 0.78
  const point = (k: number) => radii[Math.max(0, Math.min(radii.length - 1, k))]
  const profile = Float32Array.from({ length: 65 }, (_, i) => {
    const at = (i / 64) * (radii.length - 1)
    const k = Math.min(radii.length - 2, Math.floor(at))
    const f = at - k
    const [p, q] = [(point(k + 1) - point(k - 1)) / 2, (point(k + 2) - point(k)) / 2]
    const [a, b] = [point(k), point(k + 1)]
    return a + f * (p + f * (3 * (b - a) - 2 * p - q + f * (p + q - 2 * (b - a))))
  })
  return {
    middle: [cx, tall / 2, cz],
    reach: far(wide, tall / 2, 0),
    distance(x, y, z) {
      const at = Math.max(0, Math.min(63.99, (y / tall) * 64))
      const k = Math.floor(at)
      const radius = profile[k] + (profile[k + 1] - profile[k]) * (at - k)
      const across = far(x - cx, 0, z - cz)
      const hollow = Math.max(across - mouth, tall * 0.86 - y)
      return Math.max(across - radius, -y, y - tall, -hollow) * 0.62
    },
  }
}

const profiles: readonly (readonly number[])[] = [
  [0.13, 0.26, 0.3, 0.22, 0.1, 0.08, 0.12],
  [0.18, 0.2, 0.19, 0.14, 0.09, 0.09, 0.1],
  [0.1, 0.3, 0.34, 0.3, 0.14, 0.11],
  [0.16, 0.12, 0.2, 0.28, 0.24, 0.14, 0.16],
]

/** What stands in each still life, in the colours of a board: the first is the accent. */
export function bodiesOf(still: StillId, colors: readonly Color[], chance: Chance): Body[] {
  const [accent, second, third = second] = colors
  const last = colors[colors.length - 1]
  const pale = mixColors(last, { r: 255, g: 255, b: 255 }, 0.2)
  const body = (field: Field, color: Color, gloss = 0.05): Body => ({ ...field, color, gloss })
  const way = chance.happens(0.5) ? 1 : -1
  const all: Record<StillId, () => Body[]> = {
    vessels() {
      const [a, b, c] = chance.shuffled(profiles)
      return [
        body(vessel(-0.34 * way, 0, chance.between(0.95, 1.2), a), accent, 0.35),
        body(vessel(0.3 * way, 0.16, chance.between(0.62, 0.8), b), second, 0.2),
        body(
          vessel(
            0.74 * way,
            -0.2,
            chance.between(0.85, 1.02),
            c.map((r) => r * 0.75),
          ),
          third,
          0.1,
        ),
        body(sphere(-0.02 * way, 0.56, 0.11), mixColors(accent, third, 0.5), 0.5),
      ]
    },
    steps: () => [
      ...[0, 1, 2].map((k) =>
        body(box((0.34 + k * 0.3) * way, 0, -0.35, [0.16, 0.16 + k * 0.2, 0.34], 0.008), k === 1 ? second : pale),
      ),
      body(sphere(-0.42 * way, 0.1, 0.27), accent, 0.25),
      body(sphere(0.34 * way, -0.3, 0.13, 0.32), third, 0.4),
      body(cylinder(-0.02 * way, 0, 0.5, 0.12, 0.12), second),
    ],
    spheres: () => [
      body(cylinder(-0.2 * way, 0, -0.1, 0.42, 0.24), pale),
      body(sphere(-0.2 * way, -0.1, 0.3, 0.24), accent, 0.35),
      body(sphere(0.46 * way, 0.22, 0.2), second, 0.2),
      body(sphere(0.2 * way, 0.62, 0.09), third, 0.5),
      body(ring(0.62 * way, 0.47, -0.4, 0.4, 0.07), third, 0.3),
    ],
    arches: () => [
      body(arch(-0.28 * way, -0.42, 0.5, 1.3, 0.14), pale),
      body(arch(0.42 * way, -0.12, 0.33, 0.86, 0.12), second),
      body(sphere(-0.26 * way, 0.08, 0.19), accent, 0.35),
      body(cylinder(0.44 * way, 0, 0.42, 0.17, 0.16), third, 0.1),
      body(sphere(0.02 * way, 0.56, 0.08), third, 0.3),
    ],
  }
  return all[still]()
}
