import type { Limb } from '@toile/craft/mannequins/figure.ts'
import { type Joints, openLimb } from '@toile/craft/mannequins/limb.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { add, clamp, mix, type Path, type Point, reversed, scale, spline, subtract, unit } from '@toile/geometry'
import { freeLine, outsideOf } from '../../raster/freeLine.ts'
import { skinOptics } from '../../raster/optics.ts'
import { paint } from '../../raster/paint.ts'
import { overlap } from '../overlap.ts'
import { capSide } from './capSide.ts'
import { handOf } from './hands/handOutlines.ts'
import { clockwise } from './hulls.ts'
import { limbOutline } from './limbOutline.ts'
import { limbSkin } from './limbSkin.ts'
import { armpit, rootOf, shoulder } from './rootOf.ts'
import type { Standing } from './standing.ts'

/** From which point of its edge on a whole arm's outside has a line. */
const round = 2
/** How many points of a forearm's edge the hand goes on from. */
const wrist = 3
/** From where to where the forearm's line lies over the upper arm, and how much of it. */
const crease = { from: 1.1, to: 1.55, taper: [0.3, 0.5] } as const

/** How far from the joint an elbow is rounded, along the arm; and how far its point stands out, as a share of the arm's half width. */
const elbow = { from: 0.86, to: 1.14, out: 1.06 } as const

/** The upper and the lower arm of a folded arm, what rounds its elbow, and the way the lower one closes over the upper. */
interface FoldedArm {
  upper: Path
  lower: Path
  point: Path
  /** The lines round them: one down the outside of the elbow, two that meet within it. */
  lines: readonly Path[]
  crease: Path
}

/** A sharply folded arm as two limbs, from a place down it. */
function foldedArm(posed: Posed, index: 0 | 1, from: number): FoldedArm {
  const { build, arms } = posed
  const { flat, ruler } = arms[index]
  const [root, joint, wristAt] = flat
  const side = index ? 1 : -1
  const straight = (joints: Joints): Limb => openLimb(joints, build.arm, side)
  const upper = straight([root, joint, add(joint, subtract(joint, root))])
  const lower = straight([subtract(joint, subtract(wristAt, joint)), joint, wristAt])
  const [out, inn] = ruler.limb.bend > 0 ? ([0, 1] as const) : ([1, 0] as const)
  const above = limbOutline(upper, from, 1)
  const below = limbOutline(lower, 1, 2)
  const whole = from <= shoulder
  const begun = (edge: 0 | 1) => (!whole ? 0 : edge === cap ? round : armpit)
  const cap = capSide(posed, index) > 0 ? 0 : 1
  const point = elbowOf(upper, lower, out ? -1 : 1)
  const [before, after] = [above[out], below[out]].map((edge, i) => edge.slice(...away(edge, i, from)))
  const shown = limbOutline(lower, crease.from, crease.to)
  return {
    upper: [...above[0], ...reversed(above[1])],
    lower: [...below[0], ...reversed(below[1])],
    point: [...point, joint],
    lines: [
      [...before.slice(begun(out)), ...point, ...after.slice(0, -wrist)],
      above[inn].slice(begun(inn)),
      below[inn].slice(0, -wrist),
    ],
    crease: shown[inn],
  }
}

/** Which points of an edge lie away from the elbow. */
function away(edge: Path, half: number, from: number): [number, number] {
  const { length } = edge
  return half
    ? [Math.ceil((elbow.to - 1) * length), length]
    : [0, Math.floor((clamp(elbow.from - from) / (1 - from)) * length)]
}

/** The outside of an elbow, from the upper arm's edge round its point to the forearm's. */
function elbowOf(upper: Limb, lower: Limb, u: 1 | -1): Point[] {
  const [above, below] = [upper.edge(elbow.from, u), lower.edge(elbow.to, u)]
  const { centre, outer, inner } = upper.at(1)
  const far = unit(subtract(add(upper.edge(1, u), lower.edge(1, u)), scale(centre, 2)))
  const tip = add(centre, scale(far, ((outer + inner) / 2) * elbow.out))
  return spline(
    [
      upper.edge(elbow.from - 0.1, u),
      above,
      mix(mix(above, tip, 0.62), upper.edge(1, u), 0.5),
      tip,
      mix(mix(below, tip, 0.62), lower.edge(1, u), 0.5),
      below,
      lower.edge(elbow.to + 0.1, u),
    ],
    false,
    5,
  ).slice(5, -5)
}

/** Draws a sharply folded arm: both limbs are filled as one, and the lower one's edge shows where it lies over the upper. */
export function drawFoldedArm(standing: Standing, index: 0 | 1, from: number): void {
  const { stage, posed, sitter } = standing
  const { upper, lower, point, lines, crease: fold } = foldedArm(posed, index, from)
  const line = { weight: sitter.weight * 1.3, color: sitter.contour } as const
  const isOuter = posed.arms[index].ruler.limb.bend > 0
  const [left, right] = [outsideOf(upper), outsideOf(lower)]
  const turned = (side: 1 | -1, flip: boolean) => (flip ? (side > 0 ? -1 : 1) : side)
  const sides = [turned(left, !isOuter), turned(left, isOuter), turned(right, isOuter)]
  for (const [i, path] of lines.entries())
    freeLine(stage, path, { ...line, taper: [from <= shoulder ? 0.1 : 0.04, 0.03], outside: sides[i] })
  paint(stage, {
    outlines: [upper, lower, point].map(clockwise),
    volume: [...rootOf(posed, index, from), upper, lower, point, handOf(posed, index).palm].map(clockwise),
    albedo: limbSkin(standing, index),
    optics: skinOptics,
    fullness: 0.8,
    shadow: overlap(stage.style),
  })
  freeLine(stage, fold, { ...line, weight: sitter.weight * 0.9, taper: crease.taper })
}
