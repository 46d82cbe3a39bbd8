import { lerp, type Point, smooth } from '@toile/geometry'
import type { Posed } from '../../mannequins/round/posed.ts'
import type { Section } from '../../mannequins/round/section.ts'
import type { Piece } from '../piece.ts'
import { legsUnder, type Pushed } from './legsUnder.ts'

/** How far a garment stands out from the body's axis at each level, in heads. */
export interface Shell {
  half(y: number): number
  section(y: number): Section
  /** How far round it is turned at a level: what hangs loose from the shoulders goes with the chest, not with the hips under it. */
  yaw(y: number): number
  /** How much it leans at a level, in radians: what hangs loose falls plumb, whichever hip is the higher one. */
  tilt(y: number): number
  /** How much lower its middle hangs than its contours at a level, against its depth, beside what is drafted: loose hems at the hip are ellipses as well. */
  sags(y: number): number
  /** How legs push its sides out, where it is a skirt. */
  pushed: Pushed | null
}

const bin = 0.04
/** What makes a garment's body; ties and bands stand off it and do not count. */
const bodies: readonly Piece['role'][] = ['bodice', 'front', 'skirt', 'waistband', 'backPanel', 'leg', 'hood']
/** What of a flare stands out before and behind as well, and of a squeeze. */
const deep = { out: 0.85, in: 0.4 } as const
const shallowest = 0.05

/** What a shell reads of a piece. */
type Reaching = Pick<Piece, 'role' | 'outlines'> & Partial<Pick<Piece, 'onTop'>>

/** The shell of a garment: the body's sections, let out to where its pieces reach. */
export function openShell(posed: Posed, pieces: readonly Reaching[]): Shell {
  const { build, section: body } = posed
  const { levels } = build
  const reach = smoothed(reachOf(pieces))
  const half = (y: number): number => {
    const own = between(reach, y / bin)
    const { wide } = body(y)
    // Above the armpit the outline runs in to the neck along the shoulder: there the body decides.
    if (y < levels.armpit) return Math.max(wide, own * smooth(levels.neck, levels.shoulder + 0.1, y))
    return Math.max(own, y > levels.crotch ? wide * 0.5 : wide)
  }
  const loose = looseness(posed, pieces, half)
  return {
    half,
    yaw: (y) => lerp(posed.station(y).yaw, posed.station(levels.bust).yaw, y > levels.bust ? loose.hangs : 0),
    tilt: (y) => posed.station(y).tilt * (1 - loose.falls * plumb * smooth(levels.bust, levels.waist, y)),
    sags: (y) => loose.sags * smooth(levels.underbust, levels.hip, y),
    pushed: legsUnder(posed, pieces),
    section(y) {
      const own = body(y)
      const wide = half(y)
      const more = (wide - own.wide) * (wide > own.wide ? deep.out : deep.in)
      return {
        wide,
        front: Math.max(shallowest, own.front + more),
        back: Math.max(shallowest, own.back + more),
      }
    },
  }
}

/** How much a garment hangs from the shoulders: from none of what is cut to the waist to nearly all of a sack; what has a skirt or legs is drafted with its own hem. */
function looseness(posed: Posed, pieces: readonly Reaching[], half: (y: number) => number) {
  const { levels } = posed.build
  const upper = pieces.filter(({ role }) => role === 'bodice' || role === 'front')
  const hung = upper.some(({ outlines }) => outlines.some((outline) => outline.some(([, y]) => y < levels.armpit)))
  // A cape lies over the arms as a whole and is as wide as it is, whichever way it turns.
  if (!hung || upper.every(({ onTop }) => onTop) || pieces.some(({ role }) => role === 'leg'))
    return { hangs: 0, sags: 0, falls: hung && upper.every(({ onTop }) => onTop) ? 1 : 0 }
  const spare = half(levels.waist) / posed.section(levels.waist).wide - 1
  const opens = upper.some(({ role }) => role === 'front') ? least.opened : 0
  const isShort = !pieces.some(({ role }) => role === 'skirt')
  const hangs = Math.max(opens, most * smooth(0.02, 0.2, spare))
  return { hangs, sags: isShort ? sag : 0, falls: hangs }
}

/** Of the twist between chest and hips, so much does not reach what can be opened in front, and what is as loose as a sack. */
const least = { opened: 0.5 } as const
const most = 0.8
/** How much of a lean is lost by what hangs altogether. */
const plumb = 0.9
/** How much a hem at the hip sags in its middle, against its depth. */
const sag = 0.2

/** How far aside the outlines of a garment's body reach in each bin of levels. */
function reachOf(pieces: readonly Reaching[]): ReadonlyMap<number, number> {
  const reach = new Map<number, number>()
  const take = (a: Point, b: Point, share: number) => {
    const level = Math.round(lerp(a[1], b[1], share) / bin)
    reach.set(level, Math.max(reach.get(level) ?? 0, Math.abs(lerp(a[0], b[0], share))))
  }
  const made = pieces.filter(({ role }) => bodies.includes(role))
  const under = made.filter(({ onTop }) => !onTop)
  // A cape lies over the arms as a whole: there it is the body.
  for (const { outlines } of under.length ? under : made) {
    for (const outline of outlines) {
      outline.forEach((a, i) => {
        const b = outline[(i + 1) % outline.length]
        const steps = Math.max(1, Math.ceil(Math.abs(b[1] - a[1]) / (bin * 0.7)))
        for (let step = 0; step < steps; step++) take(a, b, step / steps)
      })
    }
  }
  return reach
}

/** A shell is smooth: a single point of a hem makes no step. */
function smoothed(reach: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  return new Map(
    [...reach.keys()].map((level) => {
      const near = [-2, -1, 0, 1, 2].flatMap((off) => reach.get(level + off) ?? [])
      return [level, near.reduce((sum, value) => sum + value, 0) / near.length]
    }),
  )
}

function between(reach: ReadonlyMap<number, number>, at: number): number {
  const above = reach.get(Math.floor(at))
  const below = reach.get(Math.ceil(at))
  if (above === undefined || below === undefined) return above ?? below ?? 0
  return lerp(above, below, at - Math.floor(at))
}
