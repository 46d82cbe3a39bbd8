import type { Figure } from '@toile/craft/mannequins/figure.ts'
import type { Person } from '@toile/craft/mannequins/person.ts'
import { contains, type Path, type Point } from '@toile/geometry'
import { freeLine, outsideOf } from '../raster/freeLine.ts'
import { skinOptics } from '../raster/optics.ts'
import { paint } from '../raster/paint.ts'
import { fillOutline, type Stage } from '../raster/stage.ts'
import { css } from '../raster/tint.ts'
import { drawArmMarks, lowArmEdges, lowArmOutline } from './body/armMarks.ts'
import { drawLimbPlanes } from './body/limbPlanes.ts'
import { drawHandMarks, handOutline, wristPoints } from './hands/drawHandMarks.ts'
import type { Look } from './personLook.ts'
import { around, openSitter, type Sitter } from './sitter.ts'

const forearm = [1, 1.2, 1.4, 1.6, 1.8]

/** Draws what lies over the garments of the trunk: forearms whose hand rests on hip or pocket or would vanish under what covers it, and the fist round a bag's handles. */
export function drawBentArms(
  stage: Stage,
  figure: Figure,
  person: Person,
  look: Look,
  covering: readonly Path[] = [],
): void {
  const sitter = openSitter(stage, figure, person, look)
  for (const index of [0, 1] as const) {
    // From behind, an arm that rests on the body lies before the trunk and is part of the body's drawing.
    if (figure.armsOver[index] && figure.view === 'back') continue
    const from = figure.armsOver[index] ? 0 : coveredFrom(figure, index, covering)
    if (from !== null) drawForearm(sitter, index, from)
    else if (figure.handNames[index] === 'bag') drawFist(sitter, index)
  }
}

/** Where down a hanging arm wide clothes begin to hide it, or nothing when hand and wrist stand free. */
function coveredFrom(figure: Figure, index: 0 | 1, covering: readonly Path[]): number | null {
  const hides = (p: Point) => covering.some((outline) => contains(outline, p))
  const arm = figure.arms[index]
  const { place } = figure.hand(index)
  if (![arm.edge(1.95, -1), place(0.1, 0.35), place(0, 0.75)].some(hides)) return null
  const first = forearm.findIndex((t) => hides(arm.edge(t, -1)))
  return forearm[Math.max(0, first < 0 ? forearm.length - 1 : first - 1)]
}

function drawForearm(sitter: Sitter, index: 0 | 1, from: number): void {
  const { stage, figure, skin, weight, contour } = sitter
  const [outer, inner] = lowArmEdges(sitter, index, from)
  freeLine(stage, outer, { weight: weight * 1.3, color: contour, taper: [0.06, 0] })
  freeLine(stage, inner, { weight: weight * 1.2, color: contour, taper: [0.06, 0] })
  const hand = handOutline(figure, index)
  around(sitter, hand, { weight: weight * 1.15, color: contour, outside: outsideOf(hand) })
  const bare = lowArmOutline(sitter, index, from)
  paint(stage, {
    outlines: [bare, hand],
    volume: [figure.armOutline(index), hand],
    albedo: skin.base,
    optics: skinOptics,
    fullness: 0.8,
    shadow: { dx: 3, dy: 6, blur: 5, strength: 0.26 },
  })
  drawLimbPlanes(sitter, { limb: figure.arms[index], index, arm: true }, [bare])
  drawHandMarks(sitter, index)
  if (from < 1) drawArmMarks(sitter, index)
}

function drawFist(sitter: Sitter, index: 0 | 1): void {
  const { stage, figure, skin, weight, contour } = sitter
  const hand = handOutline(figure, index)
  fillOutline(stage, hand, css(skin.base))
  freeLine(stage, hand.slice(wristPoints, -wristPoints), { weight, color: contour, taper: [0.02, 0.02] })
  drawHandMarks(sitter, index)
}
