import type { ArmGesture, Gesture, TrunkGesture } from '../mannequins/round/gesture.ts'

type Three = readonly [shift: number, tilt: number, z: number]
type ArmMove = readonly [upperOut: number, upperForward: number, lowerOut: number, lowerForward: number]

/** What is added to a gesture: angles in degrees, lengths in heads. */
export interface Move {
  yaw?: number
  twist?: number
  hips?: Three
  ribs?: Three
  head?: readonly [yaw: number, nod: number, roll: number, shift: number]
  /** What arms do that hang; one that rests on the body stays there. */
  arms?: readonly [left: ArmMove, right: ArmMove]
  gaze?: number
  sink?: number
}

const none: Three = [0, 0, 0]

/** A gesture and what is added to it; its feet are told apart. */
export function movedBy(
  gesture: Gesture,
  { yaw = 0, twist = 0, hips = none, ribs = none, head = [0, 0, 0, 0], arms, gaze = 0, sink = 0 }: Move,
): Gesture {
  const own = gesture.head
  return {
    ...gesture,
    yaw: gesture.yaw + yaw,
    twist: gesture.twist + twist,
    pelvis: added(gesture.pelvis, hips),
    chest: added(gesture.chest, ribs),
    head: { yaw: own.yaw + head[0], nod: own.nod + head[1], roll: own.roll + head[2], shift: own.shift + head[3] },
    arms: arms ? [hung(gesture, 0, arms[0]), hung(gesture, 1, arms[1])] : gesture.arms,
    gaze: Math.max(-1, Math.min(1, gesture.gaze + gaze)),
    sink: (gesture.sink ?? 0) + sink,
  }
}

const added = ({ shift, tilt, z }: TrunkGesture, [x, lean, deep]: Three): TrunkGesture => ({
  shift: shift + x,
  tilt: tilt + lean,
  z: z + deep,
})

/** Whether an arm hangs free in a gesture. */
const hangs = ({ arms, hands }: Gesture, index: 0 | 1): boolean =>
  hands[index] === 'relaxed' && (arms[index].rest === undefined || arms[index].rest === 'free')

/** A hand of a gesture that has nothing to do: one that is told if it hangs, else the other. */
export const freeHand = (gesture: Gesture, first: 0 | 1): 0 | 1 => (hangs(gesture, first) ? first : first ? 0 : 1)

function hung(gesture: Gesture, index: 0 | 1, [uo, uf, lo, lf]: ArmMove): ArmGesture {
  const own = gesture.arms[index]
  if (!hangs(gesture, index)) return own
  const { upper, lower } = own
  return { ...own, upper: [upper[0] + uo, upper[1] + uf], lower: [lower[0] + lo, lower[1] + lf] }
}
