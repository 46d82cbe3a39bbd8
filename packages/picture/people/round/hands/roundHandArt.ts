import { type Place, radians } from '@toile/craft/mannequins/round/place.ts'
import { distance, type Path, type Point, smooth } from '@toile/geometry'
import { digitOutline } from './digitOutline.ts'
import { bonesOf, type Digit, type HandBones, type HandBuild } from './handBones.ts'
import type { HandPose } from './handPose.ts'

/** From where a hand is seen: how far it is rolled about its length, 0 the back of the hand, 90 the thumb's side, 180 the palm; and how far its tips come to the viewer; degrees. */
export interface HandView {
  roll: number
  tip: number
}

/** A finger or thumb as it is seen, in the hand's frame. */
export interface DigitArt {
  outline: Path
  isThumb: boolean
  /** Where its nail lies, and how broad it is; nothing where it is not seen. */
  nail: { from: Point; to: Point; wide: number } | null
  /** What share of its outline lies within the palm and has no line, at either end. */
  base: number
  /** Whether it lies over the palm; a thumb is seen behind the back of its hand. */
  overPalm: boolean
}

/** A hand as it is seen, x to the thumb and y along the fingers, 1 from wrist to middle fingertip: its palm and its fingers in the order in which they lie on each other. */
export interface HandArt {
  /** From the side away from the thumb round the knuckles to the thumb's side; the arm closes it. */
  palm: Path
  digits: readonly DigitArt[]
  tendons: readonly Path[]
}

/** What is seen of a hand in a pose, on a wrist of a half width. */
export function handArt(pose: HandPose, build: HandBuild, view: HandView, wrist = 0): HandArt {
  const bones = bonesOf(pose, build)
  const see = openView(view)
  const back = Math.cos(view.roll * radians)
  const fingers = bones.fingers.map((digit) => ({ ...digitArt(digit, see, back), isThumb: false, overPalm: true }))
  const thumb = { ...digitArt(bones.thumb, see, back), isThumb: true, base: roots.thumb, overPalm: back < 0.3 }
  const shown = pose.hidden ? [] : fingers
  const all = pose.thumbBehind ? shown : [...shown, thumb]
  return {
    palm: palmArt(bones, view, see, wrist, pose.hidden ? inPocket : null),
    digits: all.toSorted((a, b) => a.deep - b.deep),
    tendons: back > 0.5 && !pose.hidden ? tendonsOf(bones, see) : [],
  }
}

/** How many slices of the palm are seen above the mouth of a pocket, which slopes: on the side away from the thumb and on the thumb's. */
const inPocket = [5, 4] as const

/** What share of a digit's outline lies within the palm at either end. */
const roots = { finger: 0.13, thumb: 0.21 } as const

/** Down to where a hand still has the width of its arm in it. */
const thenar = 0.34

type See = (place: Place) => readonly [x: number, y: number, deep: number]

function openView({ roll, tip }: HandView): See {
  const [cosine, sine] = [Math.cos(roll * radians), Math.sin(roll * radians)]
  const [up, fore] = [Math.cos(tip * radians), Math.sin(tip * radians)]
  return ([x, y, z]) => {
    const deep = x * sine + z * cosine
    return [x * cosine - z * sine, y * up - deep * fore, deep * up + y * fore]
  }
}

function digitArt({ joints, wide }: Digit, see: See, back: number) {
  const places = joints.map(see)
  const flat = places.map(([x, y]): Point => [x, y])
  const shown = turnedAway(flat, back)
  const outline = digitOutline(flat.slice(0, shown), wide.slice(0, shown))
  const [from, to] = [flat[3], flat[4]]
  const nailed = back > 0.35 && shown === 5 && distance(from, to) > 0.06
  return {
    outline,
    deep: (places[2][2] + places[3][2]) / 2,
    base: roots.finger,
    nail: nailed ? { from, to, wide: wide[4] } : null,
  }
}

/** How many joints are seen of a finger that bends away behind its own first bone. */
function turnedAway(flat: Path, back: number): number {
  if (back < 0.25) return flat.length
  for (let i = 3; i < flat.length; i++) if (flat[i][1] < flat[i - 1][1] + 0.015) return i
  return flat.length
}

/** The two sides of the palm, and the knuckles between them. */
function palmArt(
  { palm, fingers }: HandBones,
  { roll }: HandView,
  see: See,
  wrist: number,
  hidden: typeof inPocket | null,
): Path {
  const [cosine, sine] = [Math.cos(roll * radians), Math.sin(roll * radians)]
  const edge = (sign: 1 | -1): Point[] =>
    palm.map(({ y, x, wide, z, deep }): Point => {
      const [middle, down] = see([x, y, z])
      const half = Math.max(Math.hypot(wide * cosine, deep * sine), wrist * (1 - smooth(0, thenar, y)))
      return [middle + sign * half, down]
    })
  const [left, right] = [edge(-1), edge(1)]
  if (hidden) return [...left.slice(0, hidden[0]), ...right.slice(0, hidden[1]).toReversed()]
  const [from, to] = [left[left.length - 1][0], right[right.length - 1][0]]
  const ends = fingers.map(({ joints }) => see(joints[1])).map(([x, y]): Point => [x, y + 0.012])
  const rounded = ends
    .filter(([x]) => x > from + 0.025 && x < to - 0.025)
    .toSorted((a, b) => a[0] - b[0])
    .filter(([x], i, all) => i === 0 || x - all[i - 1][0] > 0.03)
  return [...left, ...rounded, ...right.toReversed()]
}

const tendonsOf = ({ fingers }: HandBones, see: See): Path[] =>
  fingers.slice(0, 2).map(({ joints: [, knuckle] }): Path => {
    const [x, y, z] = knuckle
    return [see([x * 0.7, y - 0.24, z + 0.03]), see([x * 0.95, y - 0.07, z + 0.03])].map(([a, b]): Point => [a, b])
  })
