import type { Build, Levels } from '../build.ts'

/** Depth of a body before and behind its axis at a level, as shares of its half width there. */
export type DepthRow = readonly [level: keyof Levels, front: number, back: number]

const woman: readonly DepthRow[] = [
  ['chin', 0.8, 0.8],
  ['neck', 0.75, 0.75],
  ['shoulder', 0.3, 0.36],
  ['armpit', 0.6, 0.52],
  ['bust', 0.86, 0.5],
  ['underbust', 0.76, 0.54],
  ['waist', 0.76, 0.62],
  ['highHip', 0.68, 0.66],
  ['hip', 0.56, 0.78],
  ['crotch', 0.5, 0.66],
  ['thigh', 0.5, 0.55],
  ['knee', 0.45, 0.45],
  ['floor', 0.4, 0.4],
]
const man: readonly DepthRow[] = [
  ['chin', 0.8, 0.8],
  ['neck', 0.7, 0.75],
  ['shoulder', 0.28, 0.34],
  ['armpit', 0.52, 0.48],
  ['bust', 0.6, 0.5],
  ['underbust', 0.62, 0.52],
  ['waist', 0.68, 0.56],
  ['highHip', 0.66, 0.62],
  ['hip', 0.6, 0.72],
  ['crotch', 0.5, 0.6],
  ['thigh', 0.5, 0.5],
  ['knee', 0.45, 0.45],
  ['floor', 0.4, 0.4],
]
const child: readonly DepthRow[] = [
  ['chin', 0.8, 0.8],
  ['neck', 0.75, 0.75],
  ['shoulder', 0.36, 0.38],
  ['armpit', 0.64, 0.56],
  ['bust', 0.7, 0.56],
  ['underbust', 0.78, 0.58],
  ['waist', 0.84, 0.6],
  ['highHip', 0.78, 0.64],
  ['hip', 0.66, 0.74],
  ['crotch', 0.5, 0.6],
  ['thigh', 0.5, 0.5],
  ['knee', 0.45, 0.45],
  ['floor', 0.4, 0.4],
]

/** How much deeper before its axis a body is with a whole belly than with none, as a share. */
const round: Partial<Record<keyof Levels, number>> = { underbust: 0.1, waist: 0.22, highHip: 0.26, hip: 0.12 }

/** How deep a build is from level to level: a woman's bust, a man's flat chest, a child's belly. */
export function depthsOf({ ageGroup, gender, belly }: Build): readonly DepthRow[] {
  const rows = ageGroup === 'child' ? child : gender === 'male' ? man : woman
  return ageGroup === 'child'
    ? rows
    : rows.map(([level, front, back]) => [level, front * (1 + belly * (round[level] ?? 0)), back])
}
