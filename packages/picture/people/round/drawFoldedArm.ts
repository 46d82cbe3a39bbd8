import type { Limb } from '@toile/fashion/mannequins/figure.ts'
import { type Joints, openLimb } from '@toile/fashion/mannequins/limb.ts'
import type { Posed } from '@toile/fashion/mannequins/round/poseInSpace.ts'
import { add, type Path, type Point, reversed, scale, subtract } from '@toile/geometry'
import { freeLine } from '../../raster/lines.ts'
import { skinOptics } from '../../raster/optics.ts'
import { paint } from '../../raster/paint.ts'
import { handOf } from './hands/handOutlines.ts'
import { clockwise } from './hulls.ts'
import { limbOutline } from './limbOutline.ts'
import { limbSkin } from './limbSkin.ts'
import { armpit, rootOf, shoulder } from './rootOf.ts'
import type { Standing } from './standing.ts'

/** How many points of a forearm's edge the hand goes on from. */
const wrist = 3
/** From where to where the forearm's line lies over the upper arm, and how much of it. */
const crease = { from: 1.1, to: 1.55, taper: [0.3, 0.5] } as const

/** The upper and the lower arm of a folded arm, each straight and round at the elbow, and the way the lower one closes over the upper. */
export interface FoldedArm {
  upper: Path
  lower: Path
  /** The lines round both: the two sides and the round of the elbow. */
  lines: readonly Path[]
  crease: Path
}

/** A sharply folded arm as two limbs, from a place down it. */
export function foldedArm({ build, arms }: Posed, index: 0 | 1, from: number): FoldedArm {
  const { flat, ruler } = arms[index]
  const [root, elbow, wristAt] = flat
  const side = index ? 1 : -1
  const straight = (joints: Joints): Limb => openLimb(joints, build.arm, side)
  const upper = straight([root, elbow, add(elbow, subtract(elbow, root))])
  const lower = straight([subtract(elbow, subtract(wristAt, elbow)), elbow, wristAt])
  const [upperOuter, upperInner] = limbOutline({ ruler: { limb: upper } }, from, 1)
  const [lowerOuter, lowerInner] = limbOutline({ ruler: { limb: lower } }, 1, 2)
  const [below, above] = [roundEnd(upper, 1), roundEnd(lower, -1)]
  const begun = from <= shoulder ? armpit : 0
  const concave = ruler.limb.bend > 0 ? -1 : 1
  const shown = limbOutline({ ruler: { limb: lower } }, crease.from, crease.to)
  return {
    upper: [...upperOuter, ...below, ...reversed(upperInner)],
    lower: [...reversed(lowerOuter), ...above, ...lowerInner],
    lines: [
      upperOuter.slice(begun),
      upperInner.slice(begun),
      below,
      above,
      lowerOuter.slice(0, -wrist),
      lowerInner.slice(0, -wrist),
    ],
    crease: shown[concave > 0 ? 0 : 1],
  }
}

/** The half round that closes a limb at its elbow, from its outer edge to its inner one; onward or backward along it. */
function roundEnd(limb: Limb, way: 1 | -1): Path {
  const { centre, direction, normal, outer, inner } = limb.at(1)
  return Array.from({ length: 11 }, (_, i): Point => {
    const angle = (Math.PI * i) / 10
    const across = Math.cos(angle) * (angle < Math.PI / 2 ? outer : inner)
    const along = Math.sin(angle) * ((outer + inner) / 2) * way
    return add(centre, add(scale(normal, across), scale(direction, along)))
  })
}

/** Draws a sharply folded arm: both limbs are filled as one, and the lower one's edge shows where it lies over the upper. */
export function drawFoldedArm(standing: Standing, index: 0 | 1, from: number): void {
  const { stage, posed, sitter } = standing
  const { upper, lower, lines, crease: fold } = foldedArm(posed, index, from)
  const line = { weight: sitter.weight * 1.3, color: sitter.contour } as const
  for (const path of lines) freeLine(stage, path, { ...line, taper: [0.04, 0.02] })
  paint(stage, {
    outlines: [upper, lower].map(clockwise),
    volume: [...rootOf(posed, index, from), upper, lower, handOf(posed, index).palm].map(clockwise),
    albedo: limbSkin(standing, index),
    optics: skinOptics,
    fullness: 0.8,
  })
  freeLine(stage, fold, { ...line, weight: sitter.weight * 0.9, taper: crease.taper })
}
