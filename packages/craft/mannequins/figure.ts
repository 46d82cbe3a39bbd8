import type { Path, Point } from '@toile/geometry'
import type { Build, Levels } from './build.ts'
import type { HandName, Pose } from './pose.ts'

/** Which side of the figure is seen. */
export type View = 'front' | 'back'

/** The viewer's left (-1) or right (1). */
export type Side = -1 | 1

/** An arm or a leg as a frame: `t` 0..1 runs down the upper bone, 1..2 down the lower one; `u` -1 is the inner edge, 1 the outer. */
export interface Limb {
  /** Bend at the joint in radians; positive folds inward. */
  bend: number
  /** Centre, outward normal, direction and both half widths at `t`, in heads. */
  at: (t: number) => { centre: Point; normal: Point; direction: Point; outer: number; inner: number }
  /** A point at `u` across the limb, with ease added outward in heads. */
  edge: (t: number, u: number, ease?: number) => Point
}

/** Named places on a figure, in heads. */
export type LandmarkName =
  | 'headTop'
  | 'chin'
  | 'neckPit'
  | 'crotch'
  | `${'neck' | 'shoulder' | 'armpit' | 'bust' | 'waist' | 'hip' | 'elbow' | 'wrist' | 'hand' | 'knee' | 'ankle'}${'Left' | 'Right'}`

/**
 * A posed body that garments are drafted on. All lengths in heads: x to the viewer's right, y down, y = 0 at the top of the head.
 * Index 0 of arms and legs is the viewer's left. Contrapposto, walk and turn live in these frames, so garments follow without knowing the pose.
 */
export interface Figure {
  build: Build
  pose: Pose
  view: View
  levels: Levels
  arms: readonly [Limb, Limb]
  legs: readonly [Limb, Limb]
  /** Which arm lies over the trunk (hand on hip, hand in pocket). */
  armsOver: readonly [boolean, boolean]
  handNames: readonly [HandName, HandName]
  /** The leg in front where the legs cross. */
  frontLeg: 0 | 1 | null
  /** Three-quarter turn, -0.5..0.5: how far the centre front slides sideways. */
  turn: number
  /** Shoulder half width after the turn: the measure that garment details scale with. */
  shoulderHalf: number
  millimetresPerHead: number
  /** Trunk frame: `u` -1 is the left contour, 1 the right; ease is added outward. */
  trunk: (u: number, y: number, ease?: number) => Point
  /** A lateral offset from the centre front at a level, following tilt and turn. */
  across: (x: number, y: number) => Point
  /** A lateral offset from the body's middle at a level, following tilt but not turn: for the silhouette and the neck. */
  silhouette: (x: number, y: number) => Point
  /** Half the trunk's width at a level. */
  halfWidth: (y: number) => number
  shoulderPoint: (side: Side) => Point
  /** A point on the shoulder line: spread 0 at the neck, 1 at the shoulder. */
  neckPoint: (side: Side, spread?: number) => Point
  /** A point on the flat of the head: x from its middle, y from its top. */
  head: (x: number, y: number) => Point
  /** A point on the front of the head, turned with it; `lift` is how far it stands off the skull. */
  face: (x: number, y: number, lift?: number) => Point
  /** Head roll and turn to the side, in radians. */
  headRoll: number
  headYaw: number
  hand: (arm: 0 | 1) => { name: HandName; place: (x: number, y: number) => Point }
  /** `turn` is the foot's angle in radians; `trailing` 0..1 says how far the heel is off the ground behind. */
  foot: (leg: 0 | 1) => { place: (x: number, y: number) => Point; trailing: number; turn: number; side: Side }
  /** How far the neck leans sideways at a level to carry the head. */
  neckLean: (y: number) => number
  /** The outer contour of one side, from the jaw over shoulder, waist and hip to the ankle, without the arm. */
  sideContour: (side: Side) => Path
  /** The inner contour of one leg, from the crotch to the ankle. */
  innerLeg: (side: Side) => Path
  /** The two overlapping closed halves of neck, trunk and leg. */
  halves: () => readonly [Path, Path]
  armOutline: (arm: 0 | 1) => Path
  landmarks: () => Record<LandmarkName, Point>
}
