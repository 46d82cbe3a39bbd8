import {
  add,
  area,
  contains,
  distance,
  joined,
  lengths,
  mix,
  normal,
  type Path,
  type Point,
  quadratic,
  resample,
  scale,
  smooth,
  subtract,
  unit,
} from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { choiceKnob } from '../knob.ts'
import type { Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { crease, detailed, seam } from '../marks.ts'

export interface QuiltOptions {
  pattern: 'channel' | 'diamond'
  /** Distance between stitch lines in heads. */
  spacing: number
  /** How far the padding stands out of the outline, in heads. */
  bulge: number
}

/** The quilting patterns a knob chooses among. */
export const quiltKnob = choiceKnob('Quilting', [
  { id: 'channel', label: 'Channels' },
  { id: 'diamond', label: 'Diamonds' },
])

/** A padded bodice: relief in the cloth, an outline that swells between the stitch lines, and gathers along them. */
export function quiltedBody(figure: Figure, bodice: Bodice, piece: Piece, options: QuiltOptions): Piece {
  const { spacing, pattern } = options
  const { chance } = bodice.options
  const padded = swell(piece, options, (point) => point[1] - figure.levels.neck, [0, 1], joined(...bodice.armholes))
  if (pattern === 'diamond') return padded
  const from = Math.ceil((figure.levels.armpit - 0.1 - figure.levels.neck) / spacing)
  const to = Math.floor((bodice.options.hem + 0.04 - figure.levels.neck) / spacing)
  const rows = Array.from({ length: Math.max(0, to - from + 1) }, (_, k) => {
    const y = figure.levels.neck + (from + k) * spacing
    const left = bodice.sideAt(-1, y)
    const right = bodice.sideAt(1, y)
    return quadratic([left[0] + 0.015, y], figure.across(0, y + 0.05), [right[0] - 0.015, y], 40).filter((point) =>
      piece.outlines.some((outline) => contains(outline, point)),
    )
  }).filter((row) => row.length > 3)
  return detailed(padded, {
    lines: rows.flatMap((row) => [
      seam(row, 1.5, [0.05, 0.05]),
      ...gatheredRow(row, 0.06, Math.ceil(row.length * 0.38), () => chance.next()),
    ]),
  })
}

/** A padded sleeve; rows lie across the arm at every `spacing` of its length. */
export function quiltedSleeve(
  figure: Figure,
  piece: Piece,
  armhole: Path,
  options: QuiltOptions,
  seed: () => number,
): Piece {
  const count = 40
  const left = resample(piece.left, count)
  const right = resample(piece.right, count)
  const middle = left.map((point, i) => mix(point, right[i], 0.5))
  const walked = lengths(middle).map((length) => length + middle[0][1] - figure.levels.neck)
  const along = (point: Point) => {
    let best = 0
    for (let i = 1; i < count; i++) if (distance(middle[i], point) < distance(middle[best], point)) best = i
    return walked[best]
  }
  const axis = unit(subtract(middle[count - 1], middle[0]))
  const calm = { ...piece, folds: [], lines: piece.lines.filter((line) => line.kind === 'seam') }
  const padded = swell(calm, options, along, axis, armhole)
  if (options.pattern === 'diamond') return padded
  const rows = Array.from({ length: Math.floor(walked[count - 1] / options.spacing) }, (_, k) => {
    const i = walked.findIndex((length) => length >= (k + 1) * options.spacing)
    if (i < 4 || i > count - 3) return null
    return quadratic(left[i], add(middle[i], scale(axis, 0.05)), right[i], 8)
  }).filter((row) => row !== null)
  return detailed(padded, {
    lines: rows.flatMap((row) => [seam(row, 1.3, [0.05, 0.05]), ...gatheredRow(row, 0.05, 7, seed)]),
  })
}

function gatheredRow(row: Path, length: number, count: number, next: () => number) {
  return Array.from({ length: count }, (_, k) => {
    const at = row[Math.round(((k + 0.5) / count) * (row.length - 1))]
    const by = length * (0.5 + next() * 0.7) * (k % 2 ? -1 : 1)
    return crease([at, [at[0] + (next() - 0.5) * 0.03, at[1] + by]], 1.1, [0.02, 0.9])
  })
}

function swell(piece: Piece, options: QuiltOptions, along: (point: Point) => number, axis: Point, fixed: Path): Piece {
  const outlines = piece.outlines.map((outline) => {
    const closed = [...outline, outline[0]]
    const walked = lengths(closed)
    const dense = resample(closed, Math.max(60, Math.round(walked[walked.length - 1] / 0.03))).slice(0, -1)
    const outward = area(outline) > 0 ? -1 : 1
    return dense.map((point, i): Point => {
      const direction = unit(subtract(dense[(i + 1) % dense.length], dense[(i + dense.length - 1) % dense.length]))
      const lengthwise = Math.abs(direction[0] * axis[0] + direction[1] * axis[1])
      const nearest = fixed.reduce((least, other) => Math.min(least, distance(other, point)), 1)
      const held = smooth(0.03, 0.16, nearest)
      const wave = Math.abs(Math.sin((Math.PI * along(point)) / options.spacing)) ** 0.7 - 0.25
      return add(point, scale(normal(direction), outward * options.bulge * wave * smooth(0.55, 0.9, lengthwise) * held))
    })
  })
  return {
    ...piece,
    outlines,
    contours: outlines.map((path) => ({ path: [...path, path[0]], weight: 1, taper: [0, 0] as const })),
    relief: { kind: options.pattern, spacing: options.spacing },
  }
}
