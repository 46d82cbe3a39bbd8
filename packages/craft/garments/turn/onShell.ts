import { clamp, lerp, type Point, smooth } from '@toile/geometry'
import { girdleOf } from '../../mannequins/round/girdleOf.ts'
import type { Posed } from '../../mannequins/round/posed.ts'
import { radians } from '../../mannequins/round/place.ts'
import { roundabout, trulyRound, type TurnedPlace } from '../../mannequins/round/roundabout.ts'
import type { Section } from '../../mannequins/round/section.ts'
import type { Shell, ShellSection } from './shell.ts'

/** Where a place of a garment comes to lie on the page, and whether it is on the side that is seen. */
export interface Carried {
  at: Point
  seen: boolean
}

/** The same with how far round its section it lies, in radians from the front. */
export interface CarriedRound extends Carried {
  angle: number
  /** How far behind the far contour it is hidden, in radians. */
  past: number
  section: ShellSection
}

/** How much lower on the page what stands a head nearer is seen at the floor: hems are ellipses. */
const dips = 0.27
/** How much higher the far wall of a shell lies than its near one, against its depth. */
const farther = 1.2
/** How far within the contours it ends, in heads. */
const insideBy = 0.05
/** How far a collar stands off the neck, against its half width, and over how much of the way to the armpit the chest comes forward. */
const standsOff = 1.1
const deepens = 1
/** How evenly the chest goes back from its middle to the roots of the arms: 1 as a wedge, more as a box. */
const rounds = 1.4
/** How much higher than a raised arm's root its shoulder stands, over which the cloth runs. */
const humped = 1.3
/** What comes to the contour from so far behind it, in heads, is as high as that is there, whichever shoulder it lies on. */
const slides = 0.2
/** How far round the neck the stand and the fall of either half of a collar go on under the other one; from how many half widths of the neck cloth has fallen over. */
const lap = { stand: 4 * radians, fall: 22 * radians, from: 1.35 } as const
/** Over how much of that way cloth leaves the contour that is drawn. */
const follows = 0.6

/** Carries a place of a garment's draft round a trunk; `inside` is the far wall of its shell, seen from within. */
export function onShell(posed: Posed, shell: Shell, point: Point, inside: boolean): CarriedRound {
  const [x, y] = point
  const { levels } = posed.build
  const { at, tilt, yaw } = shell.station(y)
  const section = shell.section(y)
  const u = x / section.drafted
  const turned = inside ? farWall(u, section, yaw) : onSection(u, section, yaw, shell.stretched)
  const last = contourOf(section, yaw)
  const past = inside ? 0 : (1 - shell.stretched) * Math.max(0, turned.angle * (Math.sign(yaw) || 1) - last)
  const hidden = smooth(0, 0.2, past)
  const opens = hidden && hidden * (1 - farEdge(Math.abs(u))) * (1 - smooth(levels.underbust, levels.waist, y))
  const tucked = opens && Math.max(0, section.front - posed.section(y).front) * Math.sin(yaw) * opens
  const across = turned.x + beyondEdge(u, section, yaw, shell.stretched) - tucked
  // What is hidden behind the contour hangs no lower than there.
  const round = lerp(Math.abs(u), Math.abs(Math.sin(last)), hidden)
  const before = section.front * Math.sqrt(1 - clamp(round) ** 2)
  const dip = dips * smooth(levels.underbust, posed.floor, y)
  const sags = shell.sags(y)
  const lower = inside
    ? -dip * section.back * farther
    : dip * (turned.z - before) + (sags && sags * section.front * bowed(turned.x, shell.ends(y)))
  const beside = pushedOut(shell, y, at[0] + across * Math.cos(tilt))
  const place: Point = [
    inside ? withinContours(posed, shell, y + lower, beside) : beside,
    y + across * Math.sin(tilt) + lower + shell.sinks(y),
  ]
  const share = smooth(levels.armpit - 0.12, levels.armpit + 0.32, y)
  if (share >= 1) return { at: place, seen: turned.seen, angle: turned.angle, past, section }
  const hung = fromShoulders(posed, shell, point, inside)
  return {
    at: [lerp(hung[0], place[0], share), lerp(hung[1], place[1], share)],
    seen: turned.seen || (share < 0.5 && (shell.stretched > 0.5 || x * yaw <= 0)),
    angle: turned.angle,
    past,
    section,
  }
}

/** How far across the page cloth stands out beyond the edge of its section, at a share of its half width. */
export const beyondEdge = (u: number, { wide }: Section, yaw: number, stretched: number): number =>
  Math.max(0, Math.abs(u) - 1) * wide * Math.sign(u) * lerp(Math.cos(yaw), 1, stretched)

/** How far round a section its far contour lies, in radians from the front. */
const contourOf = ({ wide, front }: Section, yaw: number): number =>
  Math.PI / 2 - Math.atan2(front * Math.abs(Math.sin(yaw)), wide * Math.cos(yaw))

/** A place on a section where cloth is stretched so far beyond its edge, 1 as far as there is a body .. 0 not at all. */
function onSection(u: number, section: Section, yaw: number, stretched: number): TurnedPlace {
  if (stretched === 1) return roundabout(u, section, yaw)
  const own = trulyRound(u, section, yaw)
  if (stretched === 0) return own
  const round = roundabout(u, section, yaw)
  return {
    x: lerp(own.x, round.x, stretched),
    z: lerp(own.z, round.z, stretched),
    seen: own.seen,
    angle: lerp(own.angle, round.angle, stretched),
  }
}

/** How far a place lies before both contours, which a hem runs between as an ellipse: 0 on them .. 1 amid them. */
function bowed(x: number, [left, right]: readonly [number, number]): number {
  const share = (2 * (x - left)) / (right - left) - 1
  return Math.sqrt(Math.max(0, 1 - share * share))
}

/** A skirt gives to the legs that stand further apart than it is wide. */
function pushedOut(shell: Shell, y: number, x: number): number {
  if (!shell.pushed) return x
  const level = Math.min(y, shell.pushed.hem)
  const [left, right] = contoursAt(shell, level)
  const [from, to] = shell.pushed.ends(level, left, right)
  return from + ((x - left) / (right - left)) * (to - from)
}

/** The far wall of a flare lies higher than its hem, where the flare is narrower, and is never seen beside it. */
function withinContours(posed: Posed, shell: Shell, y: number, x: number): number {
  const { levels } = posed.build
  const { yaw } = shell.station(y)
  const [left, right] = ([-1, 1] as const).map((u, k) => {
    // What turns to us hangs lower, so that another level of it is seen here.
    const level = y - dips * smooth(levels.underbust, posed.floor, y) * roundabout(u, shell.section(y), yaw).z
    return pushedOut(shell, level, contoursAt(shell, level)[k])
  })
  return clamp(x, left + insideBy, right - insideBy)
}

function contoursAt(shell: Shell, y: number): readonly [left: number, right: number] {
  const { at, tilt } = shell.station(y)
  const [left, right] = shell.ends(y)
  return [at[0] + left * Math.cos(tilt), at[0] + right * Math.cos(tilt)]
}

/** Above the armpit there is no ellipse: cloth hangs from neck and shoulders, its middle slides by its depth, its sides go with the roots of the arms. */
function fromShoulders(posed: Posed, shell: Shell, [x, y]: Point, inside: boolean): Point {
  const { armRoot, levels } = posed.build
  const { at, tilt, yaw } = posed.station(y)
  const { neck, sides } = shouldersOf(posed)
  const { sideways, up, rises } = sides[x < 0 ? 0 : 1]
  const body = posed.section(Math.min(y, levels.armpit))
  const spare = shell.spare * 0.4 * lerp(smooth(levels.neck, levels.armpit, y), 1, shell.stretched)
  const whole = inside ? -body.back * 0.9 : body.front + spare
  const depth = whole * beforeRidge(posed, Math.abs(x), y)
  const middle = at[0] + depth * Math.sin(yaw)
  const share = Math.min(1, Math.abs(x) / (armRoot[0] * 0.94)) ** rounds
  const narrowing = (1 - share) * x * (1 - Math.cos(yaw)) * 0.4
  const drawn = x + lerp(middle, sideways, share) - narrowing
  // Seen from the side nothing of the width is left that the draft has.
  const lost = 1 - Math.cos(yaw)
  const solid = x * (1 - lost) + lerp(middle, sideways + Math.sign(x) * armRoot[0] * lost, share)
  const across = lerp(solid, drawn, shell.stretched)
  const far = Math.sign(yaw)
  // In profile the far half is hidden behind the middle: folded over the near one it would cut it open.
  const hidden = inside || x * far <= 0 ? 0 : 1 - shell.stretched
  const aside = farEdge(Math.abs(x) / armRoot[0])
  const standing = inside ? whole : body.front + spare * aside
  const foremost = (at[0] + standing * beforeRidge(posed, 0, y) * Math.sin(yaw)) * far
  const behind = hidden && Math.max(0, foremost - across * far) * hidden
  // Nothing of the trunk is seen beside what lies on its contour.
  const contour = (at[0] + roundabout(far, body, yaw).x) * far + spare
  const bare = hidden && Math.max(0, contour - across * far - behind) * hidden * aside
  const hung = across + (behind + bare) * far
  const goesUp = up * humped * smooth(neck * 1.25, armRoot[0] * 0.9, Math.abs(x))
  const beside = onContour(posed, Math.abs(x), y)
  // No shoulder rises over the root of the neck.
  const lifted = Math.min(goesUp, Math.max(0, y - levels.neck))
  return [
    beside > 0 ? lerp(hung, besideNeck(posed, shell.stretched, x, y), beside) : hung,
    y +
      lerp(lerp(x * Math.sin(tilt), rises, share), (hung - at[0]) * Math.sin(tilt), smooth(0, slides, behind)) -
      lifted,
  ]
}

/** How much off the body the far edge of what is open in front is seen, so far aside: not at all, where it would gape from what is worn under it. */
const farEdge = (aside: number): number => smooth(0.4, 0.8, aside)

/** Half the width of a neck, and for each shoulder how far its arm's root went aside, how far the shoulder itself went up, and how far both. */
interface Shoulders {
  neck: number
  sides: readonly [Shoulder, Shoulder]
}
interface Shoulder {
  sideways: number
  up: number
  rises: number
}

const shoulders = new WeakMap<Posed, Shoulders>()

function shouldersOf(posed: Posed): Shoulders {
  const known = shoulders.get(posed)
  if (known) return known
  const { armRoot, levels } = posed.build
  const shoulder = (side: 0 | 1): Shoulder => {
    const { flat, joints } = posed.arms[side]
    const [rootX, rootY] = flat[0]
    const { up } = girdleOf(posed.build, joints)
    return { sideways: rootX - (side ? armRoot[0] : -armRoot[0]), up, rises: rootY + up - armRoot[1] }
  }
  const found: Shoulders = { neck: posed.section(levels.neck).wide, sides: [shoulder(0), shoulder(1)] }
  shoulders.set(posed, found)
  return found
}

/** The ridge that runs from the neck to the shoulder, at its level so far aside. */
function ridgeAt(posed: Posed, aside: number): number {
  const { levels, shoulder } = posed.build
  const { neck } = shouldersOf(posed)
  return lerp(levels.neck, shoulder[1], clamp((aside - neck) / (shoulder[0] - neck)))
}

/** Where cloth lies that follows the contour of neck and shoulders as it is drawn. */
function besideNeck(posed: Posed, stretched: number, x: number, y: number): number {
  const level = Math.min(y, ridgeAt(posed, Math.abs(x)))
  const { at, tilt, yaw } = posed.station(level)
  const body = posed.section(level)
  const u = x / body.wide
  const v = clamp(u, -1, 1)
  const [left, right] = ([-1, 1] as const).map((end) => {
    const contour = roundabout(end, body, yaw).x
    return end * yaw < 0 ? lerp(seamAt(posed, body, Math.abs(x)), contour, stretched) : contour
  })
  // Through both contours and the middle: a collar is nowhere drawn out, and none of it folds.
  const middle = (left + right) / 2
  const bow = clamp(body.front * Math.sin(yaw) - middle, -(right - left) * 0.22, (right - left) * 0.22)
  const turned =
    middle +
    ((right - left) / 2) * v +
    bow * (1 - v * v) +
    (u - v) * body.wide * lerp(Math.max(0, Math.cos(yaw)), 1, stretched)
  return at[0] + turned * Math.cos(tilt)
}

/** Where cloth ends on the near side of a neck that is seen from both of its sides: what lies uppermost goes on a little over what is sewn to it there. */
function seamAt(posed: Posed, { wide, back }: Section, aside: number): number {
  const { yaw } = posed.station(posed.build.levels.neck)
  const share = aside / shouldersOf(posed).neck
  const round = posed.beyond ? lap.stand * smooth(0.85, 1, share) + lap.fall * smooth(1, lap.from, share) : 0
  return -Math.sign(yaw) * (Math.cos(round) * wide * Math.cos(yaw) + Math.sin(round) * back * Math.abs(Math.sin(yaw)))
}

/** How much a place lies on the contour of neck and shoulders, which cloth follows or skin stands beside it. */
function onContour(posed: Posed, aside: number, y: number): number {
  const { levels } = posed.build
  const ridge = ridgeAt(posed, aside)
  const above = 1 - smooth(0.03, (levels.armpit - levels.neck) * follows, y - ridge)
  return above * smooth(0.5, 1, aside / posed.section(Math.min(y, ridge)).wide)
}

/** How much of the body's depth cloth has that hangs from the shoulders: none on their ridge, all of it before the throat. */
function beforeRidge(posed: Posed, aside: number, y: number): number {
  const { levels } = posed.build
  const round = Math.max(0, 1 - (aside / (shouldersOf(posed).neck * standsOff)) ** 2)
  const below = clamp((y - ridgeAt(posed, aside)) / ((levels.armpit - levels.neck) * deepens))
  return 1 - (1 - round) * (1 - below)
}

/** Seen from within, the far wall of a shell turns the other way. */
function farWall(u: number, { wide, back }: Section, yaw: number) {
  const v = clamp(u, -1, 1)
  const x = wide * v * Math.cos(yaw) - back * Math.sqrt(1 - v * v) * Math.sin(yaw) * 0.9
  return { x, z: -back, seen: true, angle: Math.asin(v) }
}
