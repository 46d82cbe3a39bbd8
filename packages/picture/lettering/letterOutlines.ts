import { type Bounds, type Point, sure } from '@toile/geometry'
import type { Context } from '../surface.ts'

/** One step of an outline: move, line, quadratic or cubic curve (control points before the end), or close. */
export type Step = readonly ['M' | 'L' | 'Q' | 'C' | 'Z', ...number[]]

/** Curves of letters and shapes; y runs down, in millimetres once they are laid out. */
export type Outline = readonly Step[]

const counts = { M: 2, L: 2, Q: 4, C: 6, Z: 0 } as const

/** Reads the shaper's path text. */
export function readOutline(text: string): Outline {
  const steps: Step[] = []
  for (const [, letter, numbers = ''] of text.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const kind = letter as Step[0]
    const values = numbers.split(/[ ,]+/).filter(Boolean).map(Number)
    steps.push([kind, ...values.slice(0, counts[kind])])
  }
  return steps
}

/** An outline with every point moved by a rule. */
export const mapOutline = (outline: Outline, move: (x: number, y: number) => Point): Outline =>
  outline.map((step): Step => {
    const moved: number[] = []
    for (let i = 1; i < step.length; i += 2) moved.push(...move(Number(step[i]), Number(step[i + 1])))
    return [step[0], ...moved]
  })

/** Runs over an outline with the point before each step and the point it leads to. */
function walkOutline(outline: Outline, visit: (step: Step, from: Point, to: Point) => void): void {
  let start: Point = [0, 0]
  let at: Point = [0, 0]
  for (const step of outline) {
    const to: Point = step[0] === 'Z' ? start : [Number(step[step.length - 2]), Number(step[step.length - 1])]
    visit(step, at, to)
    if (step[0] === 'M') start = to
    at = to
  }
}

/** An outline as closed runs of points that leave the curves by at most `off`. */
export function flatten(outline: Outline, off: number): Point[][] {
  const runs: Point[][] = []
  walkOutline(outline, (step, from, to) => {
    if (step[0] === 'M') return runs.push([to])
    const run = runs.at(-1)
    if (!run) return
    if (step[0] === 'L') run.push(to)
    if (step[0] === 'Q' || step[0] === 'C') run.push(...curvePoints(step, from, off))
  })
  return runs.filter((run) => run.length > 2)
}

/** The length of a way, the same to the last bit wherever it is reckoned. */
const long = (x: number, y: number) => Math.sqrt(x * x + y * y)

function curvePoints(step: Step, [x0, y0]: Point, off: number): Point[] {
  const n = step.slice(1).map(Number)
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = n
  const cubic = step[0] === 'C'
  const [xe, ye] = [sure(n.at(-2)), sure(n.at(-1))]
  const bow = long(x0 - 2 * x1 + (cubic ? x2 : xe), y0 - 2 * y1 + (cubic ? y2 : ye))
  const bow2 = cubic ? long(x1 - 2 * x2 + xe, y1 - 2 * y2 + ye) : bow
  const pieces = Math.max(2, Math.min(64, Math.ceil(Math.sqrt((Math.max(bow, bow2) * 0.75) / off))))
  return Array.from({ length: pieces }, (_, i): Point => {
    const t = (i + 1) / pieces
    const m = 1 - t
    if (!cubic) return [m * m * x0 + 2 * m * t * x1 + t * t * xe, m * m * y0 + 2 * m * t * y1 + t * t * ye]
    const [a, b, c, d] = [m * m * m, 3 * m * m * t, 3 * m * t * t, t * t * t]
    return [a * x0 + b * x1 + c * x2 + d * xe, a * y0 + b * y1 + c * y2 + d * ye]
  })
}

/** Closed runs of points as an outline. */
export const outlineOf = (runs: readonly (readonly Point[])[]): Outline =>
  runs.flatMap((run) => [...run.map(([x, y], i): Step => [i ? 'L' : 'M', x, y]), ['Z'] satisfies Step])

/** The box around outlines; control points count, so it may be a little wide. */
export function boundsOfOutline(...outlines: readonly Outline[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const outline of outlines) {
    for (const step of outline) {
      for (let i = 1; i < step.length; i += 2) {
        const x = Number(step[i])
        const y = Number(step[i + 1])
        if (x < bounds.left) bounds.left = x
        if (x > bounds.right) bounds.right = x
        if (y < bounds.top) bounds.top = y
        if (y > bounds.bottom) bounds.bottom = y
      }
    }
  }
  return bounds
}

/** Lays an outline on a context as its current path. */
export function traceOutline(context: Context, outline: Outline): void {
  context.beginPath()
  for (const step of outline) {
    const [kind, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = step
    if (kind === 'M') context.moveTo(a, b)
    else if (kind === 'L') context.lineTo(a, b)
    else if (kind === 'Q') context.quadraticCurveTo(a, b, c, d)
    else if (kind === 'C') context.bezierCurveTo(a, b, c, d, e, f)
    else context.closePath()
  }
}

/** An outline as SVG path text, in hundredths of a millimetre. */
export const pathText = (outline: Outline): string =>
  outline.map(([kind, ...numbers]) => kind + numbers.map((n) => +n.toFixed(2)).join(' ')).join('')
