import type { LinePoint } from './linesIn.ts'

/** Runs over the pixels of lines laid in a square of `side`, each point joined to the next ones; `scale` is pixels of the square in one of the points'. */
export function layLines(
  points: readonly LinePoint[],
  { side, scale, radiusOf }: { side: number; scale: number; radiusOf: (point: LinePoint) => number },
  set: (pixel: number, point: number) => void,
): void {
  points.forEach((from, number) => {
    for (const other of from.next.length ? from.next : [number]) {
      if (other < number) continue
      const to = points[other]
      const [x0, y0, x1, y1] = [from.x * scale, from.y * scale, to.x * scale, to.y * scale]
      const [r0, r1] = [radiusOf(from) * scale, radiusOf(to) * scale]
      const [dx, dy] = [x1 - x0, y1 - y0]
      const length = dx * dx + dy * dy || 1
      const most = Math.max(r0, r1)
      for (let y = first(Math.min(y0, y1) - most); y < last(Math.max(y0, y1) + most, side); y++) {
        for (let x = first(Math.min(x0, x1) - most); x < last(Math.max(x0, x1) + most, side); x++) {
          const [px, py] = [x + 0.5 - x0, y + 0.5 - y0]
          const t = Math.min(1, Math.max(0, (px * dx + py * dy) / length))
          const radius = r0 + (r1 - r0) * t
          if ((px - dx * t) ** 2 + (py - dy * t) ** 2 < radius * radius) set(y * side + x, number)
        }
      }
    }
  })
}

const first = (at: number) => Math.max(0, Math.floor(at))
const last = (at: number, side: number) => Math.min(side, Math.ceil(at) + 1)
