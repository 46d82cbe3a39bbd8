import { type Light, type Plate, smooth } from './plate.ts'
import { stamp } from './stamp.ts'

/** Where light comes from (towards the lamp, z to the eye), how much there is in the shade, and its colour. */
export interface Lamp {
  x: number
  y: number
  z: number
  shade: number
}

export const windowLamp: Lamp = { x: -0.55, y: -0.6, z: 0.58, shade: 0.22 }

/** What a surface is coloured with: sets the ink and answers how glossy it is, 0..1. */
export type Coat = (t: number, around: number, ink: Light) => number

/** Lights an ink on a surface that faces (nx, ny, nz). */
function lit(ink: Light, gloss: number, [nx, ny, nz]: readonly [number, number, number], lamp: Lamp, metal: number) {
  const toward = nx * lamp.x + ny * lamp.y + nz * lamp.z
  const half = Math.hypot(lamp.x, lamp.y, lamp.z + 1)
  const shine = Math.max(0, (nx * lamp.x + ny * lamp.y + nz * (lamp.z + 1)) / half)
  // A metal shows its surroundings: a bright window band, a dark room, a light table.
  const up = 2 * nz * ny
  const room = metal ? 0.25 + 1.1 * smooth(0.15, 0.5, -up) * smooth(0.98, 0.6, -up) + 0.6 * smooth(0.1, 0.7, up) : 0
  const body = lamp.shade + (1 - lamp.shade) * Math.max(0, toward) + 0.08 * Math.max(0, ny)
  const spot = gloss * (0.9 * shine ** 90 + 0.25 * shine ** 16)
  for (let k = 0; k < 3; k++) {
    const own = ink[k] * (body * (1 - metal) + metal * (0.35 * body + room))
    ink[k] = own + spot * (metal ? 0.4 + ink[k] : 1)
  }
}

/** A turned body as a pot or a balloon: from its top at (x, y) down, `radius` pixels at each share of its height. */
export function turned(
  plate: Plate,
  {
    x,
    y,
    tall,
    radius,
    lean = 0,
  }: { x: number; y: number; tall: number; radius: (t: number) => number; lean?: number },
  coat: Coat,
  {
    lamp = windowLamp,
    metal = 0,
    tilt = 0.12,
    soft = 1,
  }: { lamp?: Lamp; metal?: number; tilt?: number; soft?: number } = {},
): void {
  const reach = Math.max(tall, 2 * Math.max(...[0.1, 0.3, 0.5, 0.7, 0.9].map(radius))) * 0.75 + 6
  const middle = { x, y: y + tall / 2, reach, turn: lean }
  stamp(plate, middle, (p, q, ink) => {
    // Seen a little from above, every ring sags at its front.
    const guess = (q + tall / 2) / tall
    const across = p / Math.max(1, radius(Math.min(1, Math.max(0, guess))))
    const t = guess - (tilt * radius(0.5) * Math.sqrt(Math.max(0, 1 - across * across))) / tall / 2
    if (t < 0 || t > 1) return 0
    const own = radius(t)
    const share = smooth(soft, -soft, Math.abs(p) - own)
    if (share <= 0) return 0
    const sx = Math.min(0.999, Math.max(-0.999, p / Math.max(1, own)))
    const slope = (radius(Math.min(1, t + 0.01)) - radius(Math.max(0, t - 0.01))) / (0.02 * tall)
    const down = -slope
    const scale = 1 / Math.hypot(1, down)
    const gloss = coat(t, Math.asin(sx) / Math.PI, ink)
    lit(ink, gloss, [sx * scale, down * scale, Math.sqrt(1 - sx * sx) * scale], lamp, metal)
    return share
  })
}

/** A ball. */
export function ball(
  plate: Plate,
  { x, y, radius, squash = 1, turn = 0 }: { x: number; y: number; radius: number; squash?: number; turn?: number },
  coat: Coat,
  { lamp = windowLamp, metal = 0, soft = 1 }: { lamp?: Lamp; metal?: number; soft?: number } = {},
): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  stamp(plate, { x, y, reach: radius * Math.max(1, squash) + 2 * soft, turn }, (p, q, ink) => {
    const [a, b] = [p / radius, q / (radius * squash)]
    const far = Math.hypot(a, b)
    const share = smooth(soft, -soft, (far - 1) * radius)
    if (share <= 0) return 0
    const k = far > 0.999 ? 0.999 / far : 1
    const [na, nb] = [a * k, b * k]
    const gloss = coat((b + 1) / 2, a, ink)
    lit(ink, gloss, [na * c - nb * s, na * s + nb * c, Math.sqrt(Math.max(0, 1 - na * na - nb * nb))], lamp, metal)
    return share
  })
}

/** The soft shadow of a thing on what it stands on. */
export function groundShadow(plate: Plate, x: number, y: number, across: number, down: number, depth = 0.6): void {
  stamp(plate, { x, y, reach: across * 1.8 }, (p, q, ink, i) => {
    const far = Math.hypot(p / across, q / down)
    for (let k = 0; k < 3; k++) ink[k] = plate.light[i * 3 + k] * 0.2
    return depth * Math.exp(-far * far * 1.6)
  })
}
