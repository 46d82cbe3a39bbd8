import { limbEdge } from '@toile/craft/mannequins/limb.ts'
import { joined, type Path, part, reversed, spline } from '@toile/geometry'
import { freeLine, outsideOf } from '../../raster/freeLine.ts'
import { css } from '../../raster/tint.ts'
import { mark, type Sitter } from '../sitter.ts'

type Index = 0 | 1

/** Places on the lower half of an arm, from above the elbow to the wrist. */
const lowArm = [0.84, 0.94, 1, 1.08, 1.2, 1.4, 1.6, 1.8, 1.93, 2]

/** Both edges of the lower half of an arm, outer first, each from above the elbow (or further down) to the wrist. */
export function lowArmEdges(sitter: Sitter, index: Index, from = 0): readonly [Path, Path] {
  const arm = sitter.figure.arms[index]
  const places = lowArm.filter((t) => t >= from)
  return [spline(limbEdge(arm, places, 1), false, 8), spline(limbEdge(arm, places, -1), false, 8)]
}

/** The lower half of an arm, or less of it, as a closed outline. */
export const lowArmOutline = (sitter: Sitter, index: Index, from = 0): Path => {
  const [outer, inner] = lowArmEdges(sitter, index, from)
  return joined(outer, reversed(inner))
}

/** Draws the contour of a whole arm, open at the shoulder and at the armpit. */
export function drawArmContour(sitter: Sitter, index: Index): void {
  const outline = sitter.figure.armOutline(index)
  freeLine(sitter.stage, outline.slice(5, outline.length - 11), {
    weight: sitter.weight * 1.25,
    color: sitter.contour,
    outside: outsideOf(outline),
    taper: [0.04, 0.02],
  })
}

/** An arm's outline as one even run, for the shading of the body's union. */
export const evenArm = (sitter: Sitter, index: Index): Path => part(sitter.figure.armOutline(index), 0, 1, 160)

/** Draws elbow and muscle notes on an arm. */
export function drawArmMarks(sitter: Sitter, index: Index): void {
  const arm = sitter.figure.arms[index]
  const color = css(sitter.skin.line, 0.75)
  const note = (
    places: readonly (readonly [t: number, u: number])[],
    weight: number,
    taper: readonly [number, number],
  ) =>
    mark(
      sitter,
      places.map(([t, u]) => arm.edge(t, u)),
      { weight, taper, color },
    )
  note(
    [
      [0.95, 0.1],
      [1, 0.45],
      [1.045, 0.55],
    ],
    1.4,
    [0.5, 0.3],
  )
  if (Math.abs(arm.bend) < 0.5) {
    note(
      [
        [0.98, -0.9],
        [1.02, -0.55],
        [1.03, -0.3],
      ],
      1.2,
      [0.1, 0.7],
    )
  }
  if (!sitter.muscular) return
  note(
    [
      [0.3, 0.8],
      [0.4, 0.45],
      [0.5, 0.3],
    ],
    1.2,
    [0.3, 0.7],
  )
  note(
    [
      [1.1, 0.2],
      [1.25, 0.42],
      [1.45, 0.5],
    ],
    1.1,
    [0.4, 0.7],
  )
}
