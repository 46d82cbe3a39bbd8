import { add, along, ellipse, lengths, type Path, type Point, rotate, subtract } from '@toile/geometry'

/** Round beads threaded edge to edge on a path; `radius` may change with the share of the length. */
export function beadsAlong(path: Path, radius: (t: number) => number, gap = 1): Path[] {
  const walked = lengths(path)
  const total = walked[walked.length - 1]
  const beads: Path[] = []
  for (let at = radius(0); at < total; ) {
    const size = radius(at / total)
    beads.push(ellipse(along(path, at / total), size, size, 0, 16))
    at += 2 * size * gap
  }
  return beads
}

/** The links of a chain on a path, in turn seen from the front and from the edge; lengths in heads. */
export function linksAlong(path: Path, length: number, width: number): Path[] {
  const walked = lengths(path)
  const total = walked[walked.length - 1]
  const count = Math.max(3, Math.round(total / (length * 0.74)))
  return Array.from({ length: count }, (_, i): Path => {
    const at = along(path, (i + 0.5) / count)
    const [dx, dy] = subtract(along(path, (i + 0.9) / count), along(path, (i + 0.1) / count))
    const turn = Math.atan2(dy, dx)
    const oval = (x: number, y: number): Path => ellipse(at, x, y, turn, 20)
    if (i % 2) return oval(length * 0.42, width * 0.2)
    const outer = oval(length * 0.5, width * 0.5)
    const inner = oval(length * 0.5 - width * 0.2, width * 0.28).toReversed()
    return [...outer, outer[0], inner[inner.length - 1], ...inner]
  })
}

/** A shape given about the origin, placed and turned (radians). */
export const placed = (shape: Path, at: Point, scale = 1, turn = 0): Path =>
  shape.map(([x, y]) => add(at, rotate([x * scale, y * scale], turn)))
