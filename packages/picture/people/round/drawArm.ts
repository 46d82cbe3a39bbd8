import { ellipse, type Path, reversed } from '@toile/geometry'
import { freeLine } from '../../raster/lines.ts'
import { skinOptics } from '../../raster/optics.ts'
import { paint } from '../../raster/paint.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css } from '../../raster/tint.ts'
import { palmOf } from './hands/handOutlines.ts'
import { limbOutline } from './limbOutline.ts'
import { limbSkin } from './limbSkin.ts'
import type { Standing } from './standing.ts'

/** From this angle on, in radians, a folded arm crosses its own outline. */
const sharp = 1.9
/** Where the upper arm goes over into the lower one when they are drawn one over the other. */
const elbow = 1.04

/** A whole arm's line begins below its shoulder, which is drawn with the trunk: how far down, and how many points of its edge. */
const [shoulder, armpit] = [0.12, 8]
/** How many points of an arm's edge the hand goes on from. */
const wrist = 3

/** Draws an arm from a place down it, 0 at the shoulder: under a sleeve the upper arm would show beside the armhole. A sharply folded arm is two limbs, one over the other. */
export function drawArm(standing: Standing, index: 0 | 1, from = 0): void {
  const { bend } = standing.posed.arms[index].ruler.limb
  if (Math.abs(bend) < sharp || from >= elbow) return drawStretch(standing, index, from, 2)
  drawElbow(standing, index)
  drawStretch(standing, index, from, elbow)
  drawStretch(standing, index, elbow, 2)
}

function drawStretch(standing: Standing, index: 0 | 1, from: number, to: number): void {
  const { stage, posed, sitter } = standing
  const [outer, inner] = limbOutline(posed.arms[index], Math.max(from, shoulder), to)
  const outline: Path = [...outer, ...reversed(inner)]
  for (const path of [outer, inner])
    freeLine(stage, path.slice(from <= shoulder ? armpit : 0, to === 2 ? -wrist : undefined), {
      weight: sitter.weight * 1.3,
      color: sitter.contour,
      taper: [0.03, 0.03],
    })
  // Modelled together with the palm, so that no shade runs across the wrist.
  const volume = to === 2 ? [outline, palmOf(posed, index)] : null
  paint(stage, { outlines: [outline], volume, albedo: limbSkin(standing, index), optics: skinOptics, fullness: 0.8 })
}

/** What rounds the point of a folded elbow, under its two limbs. */
function drawElbow(standing: Standing, index: 0 | 1): void {
  const { stage, sitter, posed } = standing
  const { flat, ruler } = posed.arms[index]
  const { outer, inner } = ruler.limb.at(elbow)
  const round = ellipse(flat[1], outer, inner)
  freeLine(stage, [...round, round[0]], { weight: sitter.weight * 1.3, color: sitter.contour, taper: [0, 0] })
  fillOutline(stage, round, css(limbSkin(standing, index)))
}
