import { add, area, type Chance, normal, type Path, type Point, resample, scale, subtract, unit } from '@toile/geometry'
import type { Piece } from '../piece.ts'
import { crease } from '../marks.ts'

/** A piece turned to fur or shearling: an outline of tufts and strokes of pile, in the trim colour. */
export function piled(piece: Piece, chance: Chance, length = 0.03): Piece {
  const outlines = piece.outlines.map((outline) => ragged(outline, length, chance))
  const tufts = outlines.flatMap((outline) =>
    outline
      .filter((_, i) => i % 3 === 0)
      .map((point) => {
        const inner = inward(outline, point, length * chance.between(1.2, 2.6))
        return crease([inner, add(point, scale(subtract(inner, point), 0.25))], 1, [0.4, 0.5])
      }),
  )
  return {
    ...piece,
    outlines,
    contours: outlines.map((path) => ({ path: [...path, path[0]], weight: 0.8, taper: [0, 0] as const })),
    lines: tufts,
    fullness: 0.9,
    colour: 'trim',
    cloth: 'fur',
    takesPrint: false,
  }
}

function ragged(outline: Path, length: number, chance: Chance): Point[] {
  const closed = [...outline, outline[0]]
  const span = closed.reduce(
    (sum, p, i) => (i ? sum + Math.hypot(p[0] - closed[i - 1][0], p[1] - closed[i - 1][1]) : 0),
    0,
  )
  const dense = resample(closed, Math.max(24, Math.round(span / 0.035))).slice(0, -1)
  const outward = area(outline) > 0 ? -1 : 1
  return dense.map((point, i): Point => {
    const along = unit(subtract(dense[(i + 1) % dense.length], dense[(i + dense.length - 1) % dense.length]))
    return add(point, scale(normal(along), outward * length * chance.between(0.05, 0.75)))
  })
}

function inward(outline: Path, point: Point, by: number): Point {
  const middle = outline.reduce((sum, p): Point => add(sum, scale(p, 1 / outline.length)), [0, 0] as Point)
  return add(point, scale(unit(subtract(middle, point)), by))
}
