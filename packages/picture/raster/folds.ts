import type { Fold } from '@toile/craft/garments/piece.ts'
import { keepLatest, lengths, lerp, type Point, resample, smooth } from '@toile/geometry'
import { lamp } from './light.ts'
import type { Region, Stage } from './stage.ts'

/** Where a fold reaches: distance squared to its path, share of its length and side, per pixel of its box. */
interface Reach {
  near: Float32Array
  along: Float32Array
  side: Int8Array
  /** The pixels of the fold that is laid, and how many. */
  touched: Int32Array
  count: number
}

/** No fold reaches a pixel of it: what is kept for the next region, for fresh memory costs more than the folds. */
let kept: Reach | null = null
const mostKept = 1 << 20

function reachOver(size: number): Reach {
  if (kept && size <= kept.near.length) return kept
  const reach: Reach = {
    near: new Float32Array(size).fill(Infinity),
    along: new Float32Array(size),
    side: new Int8Array(size),
    touched: new Int32Array(size),
    count: 0,
  }
  if (size <= mostKept) kept = reach
  return reach
}

/** Adds folds to a height in pixels along paths, `strength` times their own height: one-sided pleats, and ridges behind whose shaded side the cloth catches light again; `soft` 0 breaks .. 1 rolls. */
export function addFolds(
  stage: Stage,
  region: Region,
  height: Float32Array,
  folds: readonly Fold[],
  strength: number,
  soft: number,
): void {
  const reach = reachOver(region.width * region.height)
  for (const fold of folds) addFold(stage, region, height, fold, { strength, crisp: 1 - soft }, reach)
}

/** Whether a fold is so broad, in heads, that it is a swell of cloth. */
export const isBroad = ({ widths }: Pick<Fold, 'widths'>): boolean => Math.max(...widths) >= 0.12

/** A broad swell of cloth over the body, which has no crease. */
const isMound = (fold: Fold) => fold.kind === 'ridge' && isBroad(fold)

/** A mound has no bend: on its inner side the cloth would break along a line. It lies between the chord and the middle of its way. */
function unbent(path: readonly Point[]): Point[] {
  const [a, b] = [path[0], path[path.length - 1]]
  const middle = path[path.length >> 1]
  const dx = (middle[0] - (a[0] + b[0]) / 2) * 0.6
  const dy = (middle[1] - (a[1] + b[1]) / 2) * 0.6
  return [
    [a[0] + dx, a[1] + dy],
    [b[0] + dx, b[1] + dy],
  ]
}

/** How high folds stand against their own height, and how crisply they break. */
interface Break {
  strength: number
  crisp: number
}

function addFold(
  stage: Stage,
  region: Region,
  height: Float32Array,
  fold: Fold,
  { strength, crisp }: Break,
  reach: Reach,
): void {
  const placed = fold.path.map((p): Point => {
    const [x, y] = stage.place(p)
    return [x - region.x, y - region.y]
  })
  const path = isMound(fold) ? unbent(placed) : placed
  const walked = lengths(path)
  const total = walked[walked.length - 1]
  if (!(total >= 3)) return
  const from = fold.widths[0] * stage.scale
  const to = fold.widths[1] * stage.scale
  const broad = Math.max(from, to)
  // Seen end on or nearly hidden, a fold would be a blob.
  const seen = fold.kind === 'ridge' && !isMound(fold) ? smooth(2.2, 5.5, total / broad) : 1
  if (!seen) return
  const radius = broad * 2.6
  const count = Math.max(4, Math.min(80, Math.round(total / Math.max(5, radius * 0.3))))
  const run = resample(path, count)
  const shaded = fold.kind === 'pleat' ? -1 : shadedSide(run[0], run[count - 1])
  for (let i = 0; i + 1 < count; i++) markSegment(run[i], run[i + 1], i, count - 1, radius, region, reach)
  const { amount, closeness } = alongWay(stage, fold, total, strength * seen)
  const profile = profileOf(fold, crisp)
  for (let k = 0; k < reach.count; k++) {
    const i = reach.touched[k]!
    const t = reach.along[i] * steps
    const step = t | 0
    const q = reach.near[i] * lerp(closeness[step], closeness[step + 1], t - step)
    reach.near[i] = Infinity
    if (q >= farthest) continue
    const row = reach.side[i] === shaded ? profile.shaded : profile.lit
    const at = q * fine
    const cell = at | 0
    height[i] += lerp(amount[step], amount[step + 1], t - step) * lerp(row[cell], row[cell + 1], at - cell)
  }
  reach.count = 0
}

/** Steps along a fold between which its height runs evenly. */
const steps = 64

/** How high a fold stands at each step along its way, in pixels, and what a squared distance is divided by there. */
function alongWay(
  stage: Stage,
  { path, widths, height, kind, fades: [fadeIn, fadeOut], root }: Fold,
  total: number,
  strength: number,
): { amount: Float64Array; closeness: Float64Array } {
  const amount = new Float64Array(steps + 2)
  const closeness = new Float64Array(steps + 2)
  const long = total / stage.pen
  const swells = kind !== 'pleat' && long > 50 && stage.style !== 'flat'
  const [x, y] = root ?? path[0]
  for (let k = 0; k <= steps + 1; k++) {
    const t = k / steps
    const width = lerp(widths[0], widths[1], t) * stage.scale
    let high = height * strength * width
    if (fadeIn > 0) high *= smooth(0, fadeIn, t)
    if (fadeOut > 0) high *= smooth(0, fadeOut, 1 - t)
    // Nothing in cloth is even: beyond its root a fold swells and sinks along its way, each in its own place.
    if (swells)
      high *= lerp(1, 0.62 + 0.76 * stage.wash((t * long) / 95 + x * 7.31 + y * 3.17, x * 1.93), smooth(0, 0.35, t))
    amount[k] = high
    closeness[k] = 1 / (width * width)
  }
  return { amount, closeness }
}

/** The squared distance in widths up to which a fold is felt, and entries per unit of it. */
const farthest = 6.8
const fine = 20

/** Height on either side of a fold by squared distance in widths, as tables. */
function profileOf({ kind, widths }: Fold, crisp: number): Profile {
  // A broad mound of cloth has no crease at its foot.
  const dip = lerp(0.12, 0.34, crisp) * (1 - smooth(0.07, 0.13, Math.max(...widths)))
  return profiles(`${kind} ${crisp} ${dip}`, () => tabled(kind, crisp, dip))
}

interface Profile {
  lit: Float64Array
  shaded: Float64Array
}

const profiles = keepLatest<Profile>(24)

function tabled(kind: Fold['kind'], crisp: number, dip: number): Profile {
  const lit = new Float64Array(farthest * fine + 2)
  const shaded = new Float64Array(lit.length)
  for (let k = 0; k < lit.length; k++) {
    const q = k / fine
    lit[k] = kind === 'pleat' ? 0.9 * Math.exp(-0.9 * q) : Math.exp(-lerp(0.6, 0.8, crisp) * q)
    shaded[k] = kind === 'pleat' ? 0.9 * Math.exp(-6 * q) : fallsOff(q, crisp, dip)
  }
  return { lit, shaded }
}

/** Height of the shaded side of a ridge at a squared distance in widths: it falls into a valley, behind which the cloth comes up again. */
function fallsOff(q: number, crisp: number, dip: number): number {
  const valley = Math.sqrt(q) - lerp(1.5, 1.15, crisp)
  return Math.exp(-lerp(1.3, 2.6, crisp) * q) - dip * Math.exp(-(valley * valley) / 0.2)
}

/** Which side of travel lies away from the lamp: there a ridge falls off crisply, towards the lamp it swells. */
const shadedSide = (from: Point, to: Point): 1 | -1 =>
  (from[1] - to[1]) * lamp[0] + (to[0] - from[0]) * lamp[1] > 0 ? -1 : 1

/** Visits every pixel of a segment's own band; distance is to the segment, not to sample points, or combing stripes appear. */
function markSegment(
  a: Point,
  b: Point,
  index: number,
  segments: number,
  radius: number,
  region: Region,
  reach: Reach,
): void {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1e-6
  const ux = (b[0] - a[0]) / length
  const uy = (b[1] - a[1]) / length
  const overlap = Math.min(radius, length) * 0.6 + 1
  const before = index === 0 ? radius : overlap
  const after = index === segments - 1 ? radius : overlap
  const top = Math.max(0, Math.floor(Math.min(a[1], b[1]) - radius))
  const bottom = Math.min(region.height - 1, Math.ceil(Math.max(a[1], b[1]) + radius))
  for (let y = top; y <= bottom; y++) {
    const dy = y - a[1]
    const [s0, s1] = span(ux, uy * dy - ux * a[0], -before, length + after, region.width)
    const [c0, c1] = span(-uy, ux * dy + uy * a[0], -radius, radius, region.width)
    const first = Math.max(0, Math.ceil(Math.max(s0, c0)))
    const last = Math.min(region.width - 1, Math.floor(Math.min(s1, c1)))
    for (let x = first, i = y * region.width + first; x <= last; x++, i++) {
      const dx = x - a[0]
      const s = ux * dx + uy * dy
      const c = ux * dy - uy * dx
      const beyond = s < 0 ? s : s > length ? s - length : 0
      const d = c * c + beyond * beyond
      if (d >= reach.near[i]) continue
      if (reach.near[i] === Infinity) reach.touched[reach.count++] = i
      reach.near[i] = d
      reach.along[i] = (index + (s - beyond) / length) / segments
      reach.side[i] = c < 0 ? -1 : 1
    }
  }
}

/** The x between which `slope * x + shift` stays within bounds. */
function span(slope: number, shift: number, least: number, most: number, width: number): [number, number] {
  if (Math.abs(slope) < 1e-6) return shift >= least && shift <= most ? [0, width] : [1, 0]
  const p = (least - shift) / slope
  const q = (most - shift) / slope
  return p < q ? [p, q] : [q, p]
}
