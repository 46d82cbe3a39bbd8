import { type InkField, within } from '../inkField.ts'

/** A brush mark: the points it runs through, and its bristles. */
export interface BrushMark {
  path: readonly (readonly [x: number, y: number])[]
  bristles: readonly Bristle[]
}

interface Bristle {
  /** How far it runs beside the path. */
  aside: number
  ink: number
  /** The shares of the path where it touches the cloth and where it leaves it. */
  from: number
  to: number
  width: number
}

/** Lays a mark on a field that comes in again at all sides, in whole pixels of ink. */
export function brushInto(field: InkField, { path, bristles }: BrushMark, scale: number): void {
  for (const { aside, ink, from, to, width } of bristles) {
    const radius = Math.max(0.6, (width * scale) / 2)
    for (let k = 0; k < path.length - 1; k++) {
      const [x0, y0] = path[k]
      const [dx, dy] = [path[k + 1][0] - x0, path[k + 1][1] - y0]
      const length = Math.hypot(dx, dy) || 1
      const steps = Math.max(1, Math.ceil((length * scale) / (radius * 0.7)))
      for (let i = 0; i < steps; i++) {
        const t = i / steps
        const along = (k + t) / (path.length - 1)
        if (along < from || along > to) continue
        const x = x0 + dx * t - (dy / length) * aside
        const y = y0 + dy * t + (dx / length) * aside
        dab(field, x * scale, y * scale, radius * pressed(along, from, to), ink)
      }
    }
  }
}

/** A bristle is laid on softly and lifted off slowly. */
const pressed = (along: number, from: number, to: number) =>
  0.45 + 0.55 * Math.min(1, (along - from) * 9 + 0.3, (to - along) * 5 + 0.1)

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
