import { type Path, reversed } from '@toile/geometry'
import { freeLine, outsideOf } from '../../raster/freeLine.ts'
import { skinOptics } from '../../raster/optics.ts'
import { paint } from '../../raster/paint.ts'
import { overlap } from '../overlap.ts'
import { capSide } from './capSide.ts'
import { drawFoldedArm } from './drawFoldedArm.ts'
import { handOf } from './hands/handOutlines.ts'
import { clockwise } from './hulls.ts'
import { limbOutline } from './limbOutline.ts'
import { limbSkin } from './limbSkin.ts'
import { armpit, rootOf, shoulder } from './rootOf.ts'
import { shoulderCap } from './shoulderCap.ts'
import type { Standing } from './standing.ts'

/** From this angle on, in radians, a folded arm crosses its own outline. */
const sharp = 2.1

/** Where a folded arm begins at the latest, and from where on its elbow is hidden. */
const [fold, hidden] = [0.75, 1.3]
/** From which point of its edge on a whole arm's outside has a line. */
const round = 2
/** How many points of an arm's edge the hand goes on from. */
const wrist = 3

/** Draws an arm from a place down it, 0 at the shoulder: under a sleeve the upper arm would show beside the armhole. A sharply folded arm is two limbs. */
export function drawArm(standing: Standing, index: 0 | 1, from = 0): void {
  const { stage, posed, sitter } = standing
  const { bend } = posed.arms[index].ruler.limb
  const start = Math.max(from, shoulder)
  // A sleeve that ends at the fold leaves the elbow to be seen.
  if (Math.abs(bend) >= sharp && from < hidden) return drawFoldedArm(standing, index, Math.min(start, fold))
  const [outer, inner] = limbOutline(posed.arms[index].ruler.limb, start, 1.95)
  const whole = from <= shoulder
  const cap = capSide(posed, index)
  const outline: Path = [...outer, ...reversed(inner), ...(whole ? shoulderCap(posed, index, start) : [])]
  const outside = outsideOf(outline)
  for (const [path, u] of [
    [outer, 1],
    [inner, -1],
  ] as const) {
    // On its outside the line comes out of the shoulder's, within it begins at the armpit.
    const begun = !whole ? 0 : u === cap ? round : armpit
    freeLine(stage, path.slice(begun, -wrist), {
      weight: sitter.weight * 1.3,
      color: sitter.contour,
      outside: u > 0 ? outside : outside > 0 ? -1 : 1,
      taper: [whole ? 0.14 : 0.03, 0.05],
    })
  }
  paint(stage, {
    outlines: [outline],
    // Modelled together with the palm, so that no shade runs across the wrist.
    volume: [...rootOf(posed, index, start), outline, handOf(posed, index).palm].map(clockwise),
    albedo: limbSkin(standing, index),
    optics: skinOptics,
    fullness: 0.8,
    shadow: overlap(stage.style),
  })
}
