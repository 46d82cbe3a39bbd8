import { type InkField, within } from '../inkField.ts'

/** A brush mark: its middle, direction and length, how far its middle bends aside, and its bristles. */
export interface BrushMark {
  x: number
  y: number
  angle: number
  length: number
  bend: number
  bristles: readonly Bristle[]
}

export interface Bristle {
  /** How far it runs beside the mark's middle. */
  aside: number
  ink: number
  /** The share of the length it covers. */
  reach: number
  width: number
}

/** Lays a mark on a field that comes in again at all sides, in whole pixels of ink. */
export function brushInto(field: InkField, { x, y, angle, length, bend, bristles }: BrushMark, scale: number): void {
  const [along, up] = [Math.cos(angle), Math.sin(angle)]
  for (const { aside, ink, reach, width } of bristles) {
    const middle = { x: x - up * aside, y: y + along * aside }
    const half = (length * reach) / 2
    const radius = Math.max(0.55, (width * scale) / 2)
    const steps = Math.max(2, Math.ceil((length * reach * scale) / (radius * 0.6)))
    for (let k = 0; k <= steps; k++) {
      const t = (2 * k) / steps - 1
      // A quadratic curve through the ends whose control point lies `bend` aside.
      const off = (bend * (1 - t * t)) / 2
      dab(
        field,
        (middle.x + along * half * t - up * off) * scale,
        (middle.y + up * half * t + along * off) * scale,
        radius,
        ink,
      )
    }
  }
}

function dab({ width, height, index }: InkField, x: number, y: number, radius: number, ink: number): void {
  for (let row = Math.ceil(y - radius - 0.5); row <= y + radius - 0.5; row++) {
    const reach = Math.sqrt(Math.max(0, radius * radius - (row + 0.5 - y) ** 2))
    const first = Math.ceil(x - reach - 0.5)
    const last = Math.floor(x + reach - 0.5)
    const start = within(row, height, 'wrap') * width
    if (first >= 0 && last < width) index.fill(ink, start + first, start + last + 1)
    else for (let at = first; at <= last; at++) index[start + within(at, width, 'wrap')] = ink
  }
}
