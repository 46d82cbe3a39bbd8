import type { LandmarkName } from '@toile/craft/mannequins/figure.ts'
import { mix, type Point } from '@toile/geometry'

/** One of each side: 0 the viewer's left. */
export type Pair<T> = readonly [left: T, right: T]

/** Where the joints of a figure lie on the page, in pixels. */
export interface Joints {
  headTop: Point
  neck: Point
  waist: Point
  crotch: Point
  shoulders: Pair<Point>
  elbows: Pair<Point>
  wrists: Pair<Point>
  hands: Pair<Point>
  hips: Pair<Point>
  knees: Pair<Point>
  ankles: Pair<Point>
  toes: Pair<Point>
  /** The middle of the hem, where a skirt is worn. */
  hem: Point | null
}

/** How far below an ankle a foot ends, in heads. */
const foot = 0.42

/** The joints of a figure whose landmarks are known, `head` pixels high each. */
export function jointsOf(at: (name: LandmarkName) => Point, head: number): Omit<Joints, 'hem'> {
  const both = (of: (side: 'Left' | 'Right') => Point): Pair<Point> => [of('Left'), of('Right')]
  return {
    headTop: at('headTop'),
    neck: at('neckPit'),
    waist: mix(at('waistLeft'), at('waistRight'), 0.5),
    crotch: at('crotch'),
    shoulders: both((side) => at(`shoulder${side}`)),
    elbows: both((side) => at(`elbow${side}`)),
    wrists: both((side) => at(`wrist${side}`)),
    hands: both((side) => at(`hand${side}`)),
    hips: both((side) => {
      const [x, y] = mix(at('crotch'), at(`hip${side}`), 0.55)
      return [x, Math.min(y, at('crotch')[1] - head * 0.12)]
    }),
    knees: both((side) => at(`knee${side}`)),
    ankles: both((side) => at(`ankle${side}`)),
    toes: both((side) => [at(`ankle${side}`)[0], at(`ankle${side}`)[1] + head * foot]),
  }
}

/** The same joints, each carried by itself. */
export function carriedJoints(joints: Joints, carry: (at: Point) => Point): Joints {
  const both = ([left, right]: Pair<Point>): Pair<Point> => [carry(left), carry(right)]
  return {
    headTop: carry(joints.headTop),
    neck: carry(joints.neck),
    waist: carry(joints.waist),
    crotch: carry(joints.crotch),
    shoulders: both(joints.shoulders),
    elbows: both(joints.elbows),
    wrists: both(joints.wrists),
    hands: both(joints.hands),
    hips: both(joints.hips),
    knees: both(joints.knees),
    ankles: both(joints.ankles),
    toes: both(joints.toes),
    hem: joints.hem && carry(joints.hem),
  }
}
