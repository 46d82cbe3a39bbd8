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
      const x0 = from.x * scale
      const y0 = from.y * scale
      const dx = to.x * scale - x0
      const dy = to.y * scale - y0
      const r0 = radiusOf(from) * scale
      const r1 = radiusOf(to) * scale
      const length = dx * dx + dy * dy || 1
      const most = Math.max(r0, r1)
      const west = Math.max(0, Math.floor(Math.min(x0, x0 + dx) - most))
      const east = Math.min(side, Math.ceil(Math.max(x0, x0 + dx) + most) + 1)
      const south = Math.min(side, Math.ceil(Math.max(y0, y0 + dy) + most) + 1)
      for (let y = Math.max(0, Math.floor(Math.min(y0, y0 + dy) - most)); y < south; y++) {
        const py = y + 0.5 - y0
        for (let x = west; x < east; x++) {
          const px = x + 0.5 - x0
          const t = Math.min(1, Math.max(0, (px * dx + py * dy) / length))
          const radius = r0 + (r1 - r0) * t
          const offX = px - dx * t
          const offY = py - dy * t
          if (offX * offX + offY * offY < radius * radius) set(y * side + x, number)
        }
      }
    }
  })
}
