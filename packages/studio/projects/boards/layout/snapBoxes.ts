import type { Bounds } from '@toile/geometry'

/** A line that something came to lie on: its place along the axis, and from where to where it is drawn, millimetres. */
export interface Guide {
  axis: 'x' | 'y'
  at: number
  from: number
  to: number
}

/** Which sides of what moves may come to lie on a line; left and top are the low ones. */
export type Sides = readonly ('low' | 'middle' | 'high')[]

/** What a moving thing is drawn to. */
export interface SnapField {
  width: number
  height: number
  margin: number
  /** Step of the grid in millimetres; null where it is off. */
  grid: number | null
  others: readonly Bounds[]
  /** How near a side must come, millimetres. */
  near: number
}

/** How much further something must move so that it lies on the nearest lines, and the lines themselves (look.md D13). */
export interface Snapped {
  x: number
  y: number
  guides: Guide[]
}

const every: Sides = ['low', 'middle', 'high']

/** Draws moving bounds to the edges and middles of other things, of the board and its margin, and to the grid. */
export function snapBounds(
  moving: Bounds,
  field: SnapField,
  sides: { x: Sides; y: Sides } = { x: every, y: every },
): Snapped {
  const x = nearest(
    { low: moving.left, high: moving.right },
    sides.x,
    linesOf(
      field.others.map(({ left, right }) => ({ low: left, high: right })),
      field.width,
      field,
    ),
    field,
  )
  const y = nearest(
    { low: moving.top, high: moving.bottom },
    sides.y,
    linesOf(
      field.others.map(({ top, bottom }) => ({ low: top, high: bottom })),
      field.height,
      field,
    ),
    field,
  )
  const landed = {
    left: moving.left + x.by,
    right: moving.right + x.by,
    top: moving.top + y.by,
    bottom: moving.bottom + y.by,
  }
  const guides = [
    ...x.at.map((at): Guide => ({ axis: 'x', at, ...reach(at, landed, field, 'x') })),
    ...y.at.map((at): Guide => ({ axis: 'y', at, ...reach(at, landed, field, 'y') })),
  ]
  return { x: x.by, y: y.by, guides }
}

interface Span {
  low: number
  high: number
}

const linesOf = (spans: readonly Span[], length: number, { margin }: SnapField): number[] => [
  ...spans.flatMap(({ low, high }) => [low, (low + high) / 2, high]),
  0,
  length / 2,
  length,
  ...(margin > 0 ? [margin, length - margin] : []),
]

const valueOf = ({ low, high }: Span, side: Sides[number]) =>
  side === 'low' ? low : side === 'high' ? high : (low + high) / 2

function nearest(
  span: Span,
  sides: Sides,
  lines: readonly number[],
  { grid, near }: SnapField,
): { by: number; at: number[] } {
  const steps = lines.flatMap((at) => sides.map((side) => at - valueOf(span, side)))
  const best = steps.reduce((least, step) => (Math.abs(step) < Math.abs(least) ? step : least), Infinity)
  if (Math.abs(best) <= near) {
    const landed = sides.map((side) => valueOf(span, side) + best)
    return { by: best, at: [...new Set(lines.filter((at) => landed.some((value) => Math.abs(value - at) < 1e-6)))] }
  }
  const side = sides.includes('low') ? 'low' : sides[0]
  if (grid === null || side === undefined) return { by: 0, at: [] }
  const value = valueOf(span, side)
  return { by: Math.round(value / grid) * grid - value, at: [] }
}

/** From where to where a guide is drawn: over everything that lies on it. */
function reach(at: number, moving: Bounds, { others, width, height, margin }: SnapField, axis: 'x' | 'y') {
  const along = ({ left, right, top, bottom }: Bounds) =>
    axis === 'x'
      ? { low: top, high: bottom, own: [left, (left + right) / 2, right] }
      : { low: left, high: right, own: [top, (top + bottom) / 2, bottom] }
  const length = axis === 'x' ? width : height
  const across = axis === 'x' ? height : width
  const onBoard = [0, length / 2, length, margin, length - margin].some((line) => Math.abs(line - at) < 1e-6)
  const met = [moving, ...others].map(along).filter(({ own }) => own.some((value) => Math.abs(value - at) < 1e-6))
  return {
    from: Math.min(...(onBoard ? [0] : []), ...met.map(({ low }) => low)),
    to: Math.max(...(onBoard ? [across] : []), ...met.map(({ high }) => high)),
  }
}
