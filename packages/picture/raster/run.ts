import { add, type Path, type Point, scale, subtract, unit } from '@toile/geometry'
import type { Stage } from './stage.ts'

/** A way laid out for a brush: evenly spaced places in pixels, the direction to the right of travel at each, and room for its widths. It lasts until the next one is laid out. */
export interface Run {
  count: number
  /** Pixels. */
  long: number
  x: Float64Array
  y: Float64Array
  across: Float64Array
  down: Float64Array
  widths: Float64Array
  skew: Float64Array
}

/** Pens between places, and pixels at least: pressure changes no faster. */
const [step, least] = [3.4, 1.7] as const
const [fewest, most] = [7, 400] as const

const room = () => new Float64Array(most)
const kept = { x: room(), y: room(), across: room(), down: room(), widths: room(), skew: room() }
/** Points of a path whose lengths find room. */
const usual = 1024
const lengths = new Float64Array(usual)

/** Lays a path in heads out in pixels; nothing where it is too short to be a mark. */
export function runOf(stage: Stage, path: Path): Run | null {
  const walked = path.length > usual ? new Float64Array(path.length) : lengths
  walked[0] = 0
  for (let i = 1; i < path.length; i++)
    walked[i] = walked[i - 1] + Math.hypot(path[i][0] - path[i - 1][0], path[i][1] - path[i - 1][1])
  const total = walked[path.length - 1]
  const long = total * stage.scale
  if (long < 2.5) return null
  const count = Math.max(fewest, Math.min(most, Math.round(long / Math.max(least, step * stage.pen))))
  const { x, y, across, down } = kept
  for (let i = 0, at = 0; i < count; i++) {
    const aim = (total * i) / (count - 1)
    while (at < path.length - 2 && walked[at + 1] < aim) at++
    const part = walked[at + 1] - walked[at]
    const t = part > 0 ? Math.min(1, (aim - walked[at]) / part) : 0
    x[i] = stage.origin[0] + (path[at][0] + (path[at + 1][0] - path[at][0]) * t) * stage.scale
    y[i] = stage.origin[1] + (path[at][1] + (path[at + 1][1] - path[at][1]) * t) * stage.scale
  }
  for (let i = 0; i < count; i++) {
    const [a, b] = [Math.max(0, i - 1), Math.min(count - 1, i + 1)]
    const [dx, dy] = [x[b] - x[a], y[b] - y[a]]
    const by = Math.hypot(dx, dy) || 1
    across[i] = -dy / by
    down[i] = dx / by
  }
  return { count, long, ...kept }
}

/** Whether a path ends where it began. */
export function closes(path: Path): boolean {
  const [a, b] = [path[0], path[path.length - 1]]
  return path.length > 3 && Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-4
}

/** A path that goes on at both ends, by heads. */
export function extended(path: Path, by: number): Path {
  const last = path.length - 1
  const before = unit(subtract(path[0], path[Math.min(last, 3)]))
  const after = unit(subtract(path[last], path[Math.max(0, last - 3)]))
  const far = (from: Point, way: Point): Point => add(from, scale(way, by))
  return [far(path[0], before), ...path, far(path[last], after)]
}
