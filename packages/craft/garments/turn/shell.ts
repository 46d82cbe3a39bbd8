import { lerp, remembered, smooth } from '@toile/geometry'
import { type Posed, showsBothSides } from '../../mannequins/round/posed.ts'
import { roundabout } from '../../mannequins/round/roundabout.ts'
import type { Section } from '../../mannequins/round/section.ts'
import type { Station } from '../../mannequins/round/spine.ts'
import { legsUnder, type Pushed } from './legsUnder.ts'
import { type Mesh, meshes } from './mesh.ts'
import { openReach, type Reaching } from './reach.ts'
import { hangingOf } from './hangingOf.ts'

/** A cross-section of a garment as it hangs, and the half width it was drafted with. */
export interface ShellSection extends Section {
  drafted: number
}

/** How far a garment stands out from the body's axis at each level, in heads. */
export interface Shell {
  half(y: number): number
  section(y: number): ShellSection
  /** The frame it hangs in at a level: what hangs loose from the shoulders goes with the chest, not with the hips under it, and falls plumb, whichever hip is the higher one. */
  station(y: number): Station
  /** How much lower its middle hangs than its contours at a level, against its depth, beside what is drafted: loose hems at the hip are ellipses as well. */
  sags(y: number): number
  /** How much lower than it was drafted it swings at a level. */
  sinks(y: number): number
  /** How much wider than the body it is at the bust, on one side. */
  spare: number
  /** How far left and right of its axis both contours of it lie at a level, once it is turned. */
  ends(y: number): readonly [left: number, right: number]
  /** How far cloth on the side that is turned to the viewer goes on beyond its edge: 1 as far as the body does, 0 not at all, where the other side is drawn beside it. */
  stretched: number
  /** How legs push its sides out, where it is a skirt. */
  pushed: Pushed | null
  /** Names all that it is between two levels, on one body. */
  named(from: number, to: number): string
}

/** What of a flare stands out before and behind as well, and of a squeeze. */
const deep = { out: 0.85, in: 0.4 } as const
const shallowest = 0.05

/** How finely the frames of a shell are kept, in heads; between them they run straight. */
const fine = 0.02

/** Keeps what is read at a level, so that a mesh of a thousand places asks a body but for its rows. */
function kept<Frame>(read: (y: number) => Frame, mixed: (a: Frame, b: Frame, share: number) => Frame) {
  const rows = new Map<number, Frame>()
  const row = (index: number): Frame => {
    const known = rows.get(index)
    if (known) return known
    const frame = read(index * fine)
    rows.set(index, frame)
    return frame
  }
  // One place asks for its level several times over.
  let level = Number.NaN
  let latest: Frame | null = null
  return (y: number): Frame => {
    if (latest && y === level) return latest
    const index = Math.floor(y / fine)
    const frame = mixed(row(index), row(index + 1), y / fine - index)
    level = y
    latest = frame
    return frame
  }
}

/** Over which degrees of turn a side that was stretched comes back to its seam. */
const seamed = { from: 52, to: 68 } as const

/** The shell of a garment: the body's sections, let out to where its pieces reach. */
export function openShell(posed: Posed, pieces: readonly Reaching[], mesh: Mesh = meshes.finished): Shell {
  const { build, gesture, section: body } = posed
  const { levels } = build
  const stretched = showsBothSides(posed) ? 1 - smooth(seamed.from, seamed.to, Math.abs(gesture.yaw)) : 1
  const reach = openReach(pieces, mesh, 1 - stretched)
  const half = remembered((y): number => {
    const own = reach.at(y)
    const { wide } = body(y)
    // Above the armpit the outline runs in to the neck along the shoulder: there the body decides.
    if (y < levels.armpit) return Math.max(wide, own * smooth(levels.neck, levels.shoulder + 0.1, y))
    return Math.max(own, y > levels.crotch ? wide * 0.5 : wide)
  })
  const loose = looseness(posed, pieces, half)
  const caves = caveOf(posed, pieces)
  const pushed = legsUnder(posed, pieces)
  const hanging = hangingOf(posed, half, reach.bottom, hasLegs(pieces))
  const section = kept<ShellSection>(
    (y): ShellSection => {
      const own = body(y)
      const drafted = half(y)
      const flare = 1 + (hanging?.flares(y) ?? 0)
      const wide = lerp(drafted, Math.min(drafted, own.wide + close), caves.at(y)) * flare
      const more = (wide - own.wide) * (wide > own.wide ? deep.out : deep.in)
      return {
        drafted,
        wide,
        front: Math.max(shallowest, own.front + more),
        back: Math.max(shallowest, own.back + more),
      }
    },
    (a, b, share) => ({
      drafted: lerp(a.drafted, b.drafted, share),
      wide: lerp(a.wide, b.wide, share),
      front: lerp(a.front, b.front, share),
      back: lerp(a.back, b.back, share),
    }),
  )
  const station = kept<Station>(
    (y): Station => {
      const { at, tilt, yaw } = posed.station(y)
      const hung = {
        at,
        tilt: tilt * (1 - loose.falls * plumb * smooth(levels.bust, levels.waist, y)),
        yaw: lerp(yaw, posed.station(levels.bust).yaw, y > levels.bust ? loose.hangs : 0),
      }
      return hanging ? hanging.swung(hung, y) : hung
    },
    (a, b, share) => ({
      at: [lerp(a.at[0], b.at[0], share), lerp(a.at[1], b.at[1], share), lerp(a.at[2], b.at[2], share)],
      tilt: lerp(a.tilt, b.tilt, share),
      yaw: lerp(a.yaw, b.yaw, share),
    }),
  )
  return {
    half,
    section,
    station,
    spare: half(levels.bust) - body(levels.bust).wide,
    ends: remembered((y) => {
      const [at, { yaw }] = [section(y), station(y)]
      return [roundabout(-1, at, yaw).x, roundabout(1, at, yaw).x] as const
    }),
    sinks: hanging ? hanging.sinks : () => 0,
    sags: (y) => loose.sags * smooth(levels.underbust, levels.hip, y),
    stretched,
    pushed,
    named(from, to) {
      if (from > to) return ''
      const levels = reach.levels(from - fine, to + fine)
      const below = pushed && (to > posed.build.levels.crotch || to > pushed.hem ? pushed.hem : 0)
      return JSON.stringify([levels, half(posed.build.levels.bust), loose, caves.deep, below])
    },
  }
}

/** How much of its ease what hangs from the shoulders loses at the waist of a turned body, a coat or dress less, and how much of it a top still at the hip; over how many degrees of turn. */
const caved = { waist: 0.5, coat: 0.36, hip: 0.4, from: 6, to: 22 } as const
/** So much ease it keeps everywhere: what is tucked in or worn under it is not seen beside it, in heads. */
const close = 0.06
/** A garment is short that does not reach this far below the crotch. */
const short = 0.3

/** How much of its ease a garment loses at a level, and what that depends on beside the body. */
interface Cave {
  at(y: number): number
  deep: readonly number[]
}

/** Seen from before cloth is as wide as it is cut; turned it hangs from chest and shoulder blades and caves in at the small of the back, or every trunk is a barrel. */
function caveOf({ build: { levels }, gesture }: Posed, pieces: readonly Reaching[]): Cave {
  const places = uppersOf(pieces).flatMap(({ outlines }) => outlines.flat())
  const isHung = places.some(([, y]) => y < levels.armpit)
  const skirts = pieces.filter(({ role }) => role === 'skirt').flatMap(({ outlines }) => outlines.flat())
  const ends = Math.max(...[...places, ...skirts].map(([, y]) => y))
  const turned = isHung ? smooth(caved.from, caved.to, Math.abs(gesture.yaw)) : 0
  const [waist, hip] = ends > levels.crotch + short ? [caved.coat, 0] : [caved.waist, caved.hip]
  return {
    deep: [turned, waist, hip],
    at: (y) => turned * lerp(waist * smooth(levels.bust, levels.waist, y), hip, smooth(levels.waist, levels.hip, y)),
  }
}

const hasLegs = (pieces: readonly Reaching[]) => pieces.some(({ role }) => role === 'leg')

const uppersOf = (pieces: readonly Reaching[]) =>
  pieces.filter(({ role, onTop }) => !onTop && (role === 'bodice' || role === 'front'))

/** How much a garment hangs from the shoulders: from none of what is cut to the waist to nearly all of a sack; what has a skirt or legs is drafted with its own hem. */
function looseness(posed: Posed, pieces: readonly Reaching[], half: (y: number) => number) {
  const { levels } = posed.build
  const upper = pieces.filter(({ role }) => role === 'bodice' || role === 'front')
  const hung = upper.some(({ outlines }) => outlines.some((outline) => outline.some(([, y]) => y < levels.armpit)))
  // A cape lies over the arms as a whole and is as wide as it is, whichever way it turns.
  if (!hung || upper.every(({ onTop }) => onTop) || hasLegs(pieces))
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
