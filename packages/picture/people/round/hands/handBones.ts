import type { Build } from '@toile/craft/mannequins/build.ts'
import { type Place, plus, radians, times } from '@toile/craft/mannequins/round/place.ts'
import type { FingerBend, HandPose, ThumbBend } from './handPose.ts'

/** How a hand is built, as shares of its length from wrist to middle fingertip. */
export interface HandBuild {
  /** How broad the palm is against a slender woman's. */
  broad: number
  /** How thick fingers are at the knuckle and at the tip. */
  thick: number
  tip: number
  /** How long fingers are against a slender woman's. */
  long: number
}

/** The hands of women, men and children: tapering, broad, small and round. */
export const handBuilds = {
  woman: { broad: 1.04, thick: 1.1, tip: 1, long: 0.98 },
  man: { broad: 1.18, thick: 1.24, tip: 1.3, long: 0.95 },
  child: { broad: 1.18, thick: 1.22, tip: 1.36, long: 0.84 },
} as const satisfies Record<string, HandBuild>

/** Whose hand it is. */
export const kindOf = ({ ageGroup, gender }: Pick<Build, 'ageGroup' | 'gender'>): keyof typeof handBuilds =>
  ageGroup === 'child' ? 'child' : gender === 'male' ? 'man' : 'woman'

/** A finger or thumb in space: its root within the palm, its joints from the knuckle to the tip, and half widths there. */
export interface Digit {
  joints: readonly Place[]
  wide: readonly number[]
}

/** A slice of the palm across it: how far down, its middle and half width to the thumb's side, its middle and half depth to the back of the hand. */
interface PalmSlice {
  y: number
  x: number
  wide: number
  z: number
  deep: number
}

/** A hand in its own space: x to the thumb, y along the fingers, z to the back of the hand. */
export interface HandBones {
  palm: readonly PalmSlice[]
  fingers: readonly Digit[]
  thumb: Digit
}

const slices: readonly (readonly [y: number, x: number, wide: number, z: number, deep: number])[] = [
  [0.02, 0, 0.09, 0, 0.078],
  [0.1, 0.002, 0.106, -0.004, 0.078],
  [0.2, 0.006, 0.134, -0.012, 0.077],
  [0.3, 0.006, 0.152, -0.01, 0.07],
  [0.39, 0.003, 0.157, -0.002, 0.058],
]
/** Knuckles from the index to the little finger. */
const knuckles: readonly Place[] = [
  [0.115, 0.452, 0.006],
  [0.038, 0.472, 0.018],
  [-0.042, 0.452, 0.012],
  [-0.114, 0.408, -0.004],
]
const bones = [
  [0.228, 0.14, 0.112],
  [0.25, 0.158, 0.116],
  [0.234, 0.15, 0.114],
  [0.178, 0.108, 0.1],
] as const
/** Where a finger's outline begins within the palm, from its knuckle: the back of the hand runs on into it. */
const rooted = 0.13
const thumbStart: Place = [0.022, 0.0, -0.012]
const thumbRoot: Place = [0.052, 0.1, -0.036]
const thumbBones = [0.185, 0.132, 0.104] as const
/** Half widths of fingers at their root and joints, and how much of that each finger has. */
const widths = [0.034, 0.042, 0.0385, 0.034, 0.0245] as const
const share = [1, 1.04, 1, 0.87] as const
const thumbWidths = [0.05, 0.064, 0.05, 0.042, 0.029] as const

/** The bones of a hand in a pose. */
export function bonesOf(pose: HandPose, build: HandBuild): HandBones {
  return {
    palm: slices.map(([y, x, wide, z, deep]) => {
      // A wrist is as broad as the arm, whatever the palm is.
      const own = 1 + (build.broad - 1) * Math.min(1, y / 0.2)
      return { y, x, wide: wide * own, z, deep: deep * own }
    }),
    fingers: pose.fingers.map((bend, i) => fingerOf(bend, i, build)),
    thumb: thumbOf(pose.thumb, build),
  }
}

function fingerOf([knuckle, first, second, lean]: FingerBend, i: number, build: HandBuild): Digit {
  const [x, y, z] = knuckles[i]
  const side = lean * radians
  let [at, bent]: [Place, number] = [[x * build.broad, y, z], 0]
  const joints: Place[] = [[at[0] * 0.9, y - rooted, z * 0.6], at]
  for (const [k, by] of [knuckle, first, second].entries()) {
    bent += by * radians
    const flat = Math.cos(bent)
    at = plus(at, times([Math.sin(side) * flat, Math.cos(side) * flat, -Math.sin(bent)], bones[i][k] * build.long))
    joints.push(at)
  }
  return { joints, wide: widthsOf(widths, build, share[i]) }
}

function thumbOf([out, before, first, second]: ThumbBend, build: HandBuild): Digit {
  const [x, y, z] = thumbRoot
  let [at, to]: [Place, number] = [[x * build.broad, y, z], out]
  const joints: Place[] = [thumbStart, at]
  for (const [k, by] of [0, first, second].entries()) {
    to -= by
    const [side, front] = [to * radians, before * (1 - k * 0.3) * radians]
    const flat = Math.cos(front)
    const heading: Place = [Math.sin(side) * flat, Math.cos(side) * flat, -Math.sin(front)]
    at = plus(at, times(heading, thumbBones[k] * (k ? build.long : 1)))
    joints.push(at)
  }
  return { joints, wide: widthsOf(thumbWidths, build, 1) }
}

const widthsOf = (rows: readonly number[], { thick, tip }: HandBuild, of: number): number[] =>
  rows.map((wide, i) => wide * of * (thick + ((tip - thick) * i) / 4))
