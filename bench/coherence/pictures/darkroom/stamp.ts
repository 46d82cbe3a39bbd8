import { type Light, lightOf, type Plate, put, runOf, type Stops, side, smooth } from './plate.ts'

/** Paints within a reach of a place (pixels), in coordinates turned by an angle (radians); the painter sets the ink and answers how much of it covers. */
export function stamp(
  plate: Plate,
  { x, y, reach, turn = 0 }: { x: number; y: number; reach: number; turn?: number },
  paint: (p: number, q: number, ink: Light, i: number) => number,
): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const ink: Light = [0, 0, 0]
  const [left, right] = [Math.max(0, Math.floor(x - reach)), Math.min(side - 1, Math.ceil(x + reach))]
  const [top, bottom] = [Math.max(0, Math.floor(y - reach)), Math.min(side - 1, Math.ceil(y + reach))]
  for (let py = top; py <= bottom; py++)
    for (let px = left; px <= right; px++) {
      const [dx, dy] = [px - x, py - y]
      const i = py * side + px
      const share = paint(dx * c + dy * s, dy * c - dx * s, ink, i)
      if (share > 0) put(plate, i, ink, Math.min(1, share))
    }
}

/** A pointed leaf or petal from its foot: length and half width in pixels, colours from foot to tip, a rib and a shaded half. */
export function leaf(
  plate: Plate,
  {
    x,
    y,
    turn,
    long,
    wide,
    stops,
    rib = 0.3,
    fold = 0.25,
    veins = 0,
    blunt = 0.8,
    soft = 1.2,
  }: {
    x: number
    y: number
    turn: number
    long: number
    wide: number
    stops: Stops
    rib?: number
    fold?: number
    veins?: number
    blunt?: number
    soft?: number
  },
): void {
  const run = runOf(stops)
  stamp(plate, { x, y, reach: long + 3, turn }, (p, q, ink) => {
    const t = p / long
    if (t <= 0 || t >= 1) return 0
    const half = wide * Math.sin(Math.PI * t) ** blunt
    const share = smooth(soft, -soft, Math.abs(q) - half)
    if (share <= 0) return 0
    const b = q / Math.max(1, half)
    run(t, ink)
    const vein = veins ? 0.1 * Math.cos((t * veins - Math.abs(b) * 1.6) * 6.28) : 0
    const light = 1 + rib * Math.exp(-((b / 0.1) ** 2)) - fold * smooth(-0.15, 0.15, b) - 0.25 * b * b + vein
    for (let k = 0; k < 3; k++) ink[k] *= light
    return share
  })
}

/** A tapering stroke along a bent line, all in pixels: `bend` pushes its middle aside. */
export function stroke(
  plate: Plate,
  {
    x,
    y,
    turn,
    long,
    wide,
    bend = 0,
    from,
    to = from,
    share = 1,
    taper = 1,
  }: {
    x: number
    y: number
    turn: number
    long: number
    wide: number
    bend?: number
    from: Light
    to?: Light
    share?: number
    taper?: number
  },
): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const steps = Math.max(2, Math.ceil(long / Math.max(0.8, wide * 0.5)))
  const ink: Light = [0, 0, 0]
  for (let k = 0; k <= steps; k++) {
    const t = k / steps
    const side0 = bend * 4 * t * (1 - t)
    const [px, py] = [x + c * long * t - s * side0, y + s * long * t + c * side0]
    const radius = Math.max(0.35, wide * (1 - taper * t) * 0.5)
    for (let j = 0; j < 3; j++) ink[j] = from[j] + (to[j] - from[j]) * t
    const reach = Math.ceil(radius + 1)
    for (let yy = Math.round(py) - reach; yy <= Math.round(py) + reach; yy++) {
      if (yy < 0 || yy >= side) continue
      for (let xx = Math.round(px) - reach; xx <= Math.round(px) + reach; xx++) {
        if (xx < 0 || xx >= side) continue
        const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(xx - px, yy - py)))
        if (cover > 0) put(plate, yy * side + xx, ink, cover * share)
      }
    }
  }
}

/** A colour made lighter or darker. */
export const times = (ink: Light, by: number): Light => [ink[0] * by, ink[1] * by, ink[2] * by]

/** A colour between two. */
export const between = (a: string, b: string, share: number): Light => {
  const [from, to] = [lightOf(a), lightOf(b)]
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}
