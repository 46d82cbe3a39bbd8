import type { Swing } from '@toile/craft/mannequins/round/swing.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { add, clamp, distance, type Point, rotate, scale, subtract } from '@toile/geometry'
import type { Joints, Pair } from './joints.ts'

/** How much shorter and longer than in its picture a limb may be seen. */
const seen = { least: 0.62, most: 1.12 } as const
/** A leg is stretched no further than this. */
const mostStretch = 1.04

/** What a picture follows: a body of its build in two poses, how far the ball of each foot goes on the page in heads, and what swings. */
export interface Move {
  from: Posed
  to: Posed
  balls: Pair<Point>
  swing: Swing
}

/** Moves the joints of a picture as a body of its build moves from one pose to another: turns of limbs and ways of the trunk are taken over, lengths stay the picture's own. `head` is the height of a head in pixels. */
export function moveJoints(joints: Joints, { from, to, balls, swing }: Move, head: number): Joints {
  const { levels } = from.build
  const sunk = from.floor - to.floor
  const station = (y: number): Point => {
    const [a, b] = [from.station(y).at, to.station(y).at]
    return [b[0] - a[0], b[1] - a[1] + sunk]
  }
  const lean = (y: number) => to.station(y).tilt - from.station(y).tilt
  const moved = (at: Point, way: Point): Point => add(at, scale(way, head))
  const hips = station(levels.hip)
  const turnedAbout = (at: Point, middle: Point, angle: number) => add(middle, rotate(subtract(at, middle), angle))
  const pelvis = (at: Point) => moved(turnedAbout(at, joints.crotch, lean(levels.hip)), hips)
  const neck = moved(joints.neck, station(levels.neck))
  const shoulders = both((side) => add(neck, rotate(subtract(joints.shoulders[side], joints.neck), lean(levels.bust))))
  const arms = both((side) => {
    const bone = (k: 0 | 1, start: Point, end: Point) =>
      swung(from.arms[side].joints, to.arms[side].joints, k, subtract(end, start))
    const elbow = add(shoulders[side], bone(0, joints.shoulders[side], joints.elbows[side]))
    const wrist = add(elbow, bone(1, joints.elbows[side], joints.wrists[side]))
    const hand = add(wrist, bone(1, joints.wrists[side], joints.hands[side]))
    return { elbow, wrist, hand }
  })
  const legs = both((side) => {
    const hip = pelvis(joints.hips[side])
    const [a, b] = [from.legs[side].flat[2], to.legs[side].flat[2]]
    const ankle = moved(joints.ankles[side], [b[0] - a[0], b[1] - a[1] + sunk])
    const knee = kneeBetween(joints, side, hip, ankle)
    return { hip, knee, ankle, toe: moved(joints.toes[side], balls[side]) }
  })
  const nodded = Math.cos(to.head.nod) / Math.cos(from.head.nod)
  const headTop = add(
    neck,
    scale(
      rotate(subtract(joints.headTop, joints.neck), to.head.roll - from.head.roll + lean(levels.bust) * 0.4),
      nodded,
    ),
  )
  return {
    headTop,
    neck,
    waist: moved(joints.waist, station(levels.waist)),
    crotch: pelvis(joints.crotch),
    shoulders,
    elbows: both((side) => arms[side].elbow),
    wrists: both((side) => arms[side].wrist),
    hands: both((side) => arms[side].hand),
    hips: both((side) => legs[side].hip),
    knees: both((side) => legs[side].knee),
    ankles: both((side) => legs[side].ankle),
    toes: both((side) => legs[side].toe),
    hem: joints.hem && moved(joints.hem, [hips[0] * 0.7 + swing.hem[0], hips[1]]),
  }
}

const both = <T>(of: (side: 0 | 1) => T): Pair<T> => [of(0), of(1)]

/** A bone of the picture turned as far as that of the body turns on the page, and as much shorter as that is seen. */
function swung(from: Posed['arms'][0]['joints'], to: Posed['arms'][0]['joints'], k: 0 | 1, bone: Point): Point {
  const flat = (joints: Posed['arms'][0]['joints']): Point => {
    const [a, b] = k ? [joints[1], joints[2]] : [joints[0], joints[1]]
    return [b[0] - a[0], b[1] - a[1]]
  }
  const [a, b] = [flat(from), flat(to)]
  const shown = clamp(Math.hypot(...b) / (Math.hypot(...a) || 1), seen.least, seen.most)
  return scale(rotate(bone, Math.atan2(b[1], b[0]) - Math.atan2(a[1], a[0])), shown)
}

/** The knee of a leg whose ends are known: bent to the side to which it is bent in the picture, shown longer only as far as it must. */
function kneeBetween({ hips, knees, ankles }: Joints, side: 0 | 1, hip: Point, ankle: Point): Point {
  const own = [distance(hips[side], knees[side]), distance(knees[side], ankles[side])] as const
  const far = distance(hip, ankle)
  const stretch = clamp(far / (own[0] + own[1]), 1, mostStretch)
  const [thigh, shin] = [own[0] * stretch, own[1] * stretch]
  const along = clamp((far * far + thigh * thigh - shin * shin) / (2 * far || 1), -thigh, thigh)
  const straight = subtract(ankle, hip)
  const way: Point = scale(straight, 1 / (far || 1))
  const bent = crossOf(subtract(ankles[side], hips[side]), subtract(knees[side], hips[side]))
  // A knee that comes towards the viewer is seen straight: only so much of a bend as the picture has itself is shown aside.
  const aside = Math.min(
    Math.sqrt(Math.max(0, thigh * thigh - along * along)),
    Math.abs(bent) / (distance(hips[side], ankles[side]) || 1),
  )
  const out = Math.sign(bent) * aside
  const share = far > 0 ? along / far : 0.5
  const short = far - (own[0] + own[1]) < 0 ? own[0] / (own[0] + own[1]) : share
  return add(add(hip, scale(way, far * short)), scale([-way[1], way[0]], out))
}

const crossOf = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0]
