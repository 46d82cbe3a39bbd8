import type { Figure, Side } from '@toile/craft/mannequins/figure.ts'
import { limbEdge } from '@toile/craft/mannequins/limb.ts'
import type { Person } from '@toile/craft/mannequins/person.ts'
import { add, joined, lerp, type Path, reversed, spline } from '@toile/geometry'
import { fillPlane } from '../raster/fillPlane.ts'
import { freeLine, outsideOf } from '../raster/freeLine.ts'
import { skinOptics } from '../raster/optics.ts'
import { paint } from '../raster/paint.ts'
import { fillOutline, type Stage } from '../raster/stage.ts'
import { css } from '../raster/tint.ts'
import { anatomyOf } from './body/anatomyOf.ts'
import { drawArmContour, drawArmMarks, evenArm } from './body/armMarks.ts'
import { drawBaseLayer } from './body/baseLayer.ts'
import { drawBodyMarks } from './body/bodyMarks.ts'
import { drawCrossing } from './body/drawCrossing.ts'
import { drawLimbPlanes, limbsOf } from './body/limbPlanes.ts'
import { drawNeckShadow } from './body/neckShadow.ts'
import { drawThighLine } from './body/thighLine.ts'
import { drawTorsoPlanes } from './body/torsoPlanes.ts'
import { drawFootMarks, footOutline } from './feet/drawFoot.ts'
import { drawHandMarks, handOutline, wristPoints } from './hands/drawHandMarks.ts'
import type { Look } from './personLook.ts'
import { masked } from './masked.ts'
import { around, mark, openSitter, type Sitter } from './sitter.ts'

const indexes = [0, 1] as const
/** Points of a leg's contour below the ankle bone, where the foot's contour takes over. */
const ankle = 10
const upperArm = [0.34, 0.48, 0.62, 0.76, 0.88]
const overTrunk = [0.34, 0.48, 0.62, 0.8, 0.95, 1.05, 1.2, 1.4, 1.6, 1.8, 1.93, 2]

/** Draws neck, trunk, legs, feet and arms as one shaded body, in the base layer that everyone wears. */
export function drawBody(stage: Stage, figure: Figure, person: Person, look: Look): void {
  const sitter = openSitter(stage, figure, person, look)
  const hanging = indexes.filter((index) => !figure.armsOver[index])
  // A hand on hip or pocket lies before the trunk: from behind it shows only where it stands out.
  const besides = figure.view === 'back' ? indexes : hanging
  drawContours(sitter, besides)
  paint(stage, {
    outlines: [
      ...figure.halves(),
      ...indexes.map((index) => footOutline(sitter, index)),
      ...indexes.map((index) => (besides.includes(index) ? figure.armOutline(index) : evenArm(sitter, index))),
      ...besides.map((index) => handOutline(figure, index)),
    ],
    albedo: sitter.skin.base,
    optics: skinOptics,
    folds: anatomyOf(figure),
    fullness: 0.8,
  })
  for (const one of limbsOf(figure)) {
    drawLimbPlanes(sitter, one, one.arm ? [figure.armOutline(one.index)] : [figure.halves()[one.index]])
  }
  drawThighLine(sitter)
  drawCrossing(sitter)
  drawNeckShadow(sitter)
  drawBodyMarks(sitter)
  for (const index of indexes) drawFootMarks(sitter, index)
  const before = hanging.flatMap((index) => [lowArm(figure, index), handOutline(figure, index)])
  masked(stage, { except: before, around: [middleOf(figure)] }, (layer) => {
    drawTorsoPlanes({ ...sitter, stage: layer })
    drawBaseLayer({ ...sitter, stage: layer })
  })
  for (const index of indexes) {
    if (hanging.includes(index)) drawHangingArm(sitter, index)
    else if (figure.view === 'front') drawUpperArm(sitter, index)
  }
}

function drawContours(sitter: Sitter, hands: readonly (0 | 1)[]): void {
  const { stage, figure, weight, contour } = sitter
  for (const index of indexes) {
    const foot = footOutline(sitter, index)
    freeLine(stage, foot, { weight: weight * 1.25, color: contour, taper: [0, 0], outside: outsideOf(foot) })
  }
  const sides: readonly Side[] = [-1, 1]
  for (const side of sides) {
    freeLine(stage, figure.sideContour(side).slice(0, -ankle), {
      weight: weight * 1.4,
      color: contour,
      taper: [0.01, 0.05],
      outside: side > 0 ? -1 : 1,
    })
    freeLine(stage, figure.innerLeg(side).slice(0, -ankle), {
      weight: weight * 1.25,
      color: contour,
      taper: [0.02, 0.05],
      outside: side > 0 ? 1 : -1,
    })
  }
  for (const index of indexes) drawArmContour(sitter, index)
  for (const index of hands) {
    const hand = handOutline(figure, index)
    around(sitter, hand, { weight: weight * 1.15, color: contour, outside: outsideOf(hand) })
  }
}

/** A box round trunk and thighs, which holds the base layer. */
function middleOf({ levels, trunk }: Figure): Path {
  const [left, right] = ([-1, 1] as const).map((side) => trunk(side, levels.hip)[0])
  const low = lerp(levels.crotch, levels.knee, 0.5)
  return [
    [left - 0.5, 1],
    [right + 0.5, low],
  ]
}

/** The part of an arm that may pass before the trunk, as a closed outline. */
const lowArm = ({ arms }: Figure, index: 0 | 1): Path => {
  const places = overTrunk.filter((t) => t > 0.6)
  return joined(limbEdge(arms[index], places, 1), reversed(limbEdge(arms[index], places, -1)))
}

/** Where an arm passes before the trunk it needs its own edge and a cast shadow; then elbow, hand and armpit. */
function drawHangingArm(sitter: Sitter, index: 0 | 1): void {
  const { stage, figure, skin, weight, contour } = sitter
  const arm = figure.arms[index]
  const low = lowArm(figure, index)
  const hand = handOutline(figure, index)
  const trunk = figure.halves()
  const near: readonly Path[] = [
    low.map((p) => add(p, [0.12, 0.12])),
    low.map((p) => add(p, [-0.12, -0.06])),
    hand,
    hand.map((p) => add(p, [0.16, 0.16])),
  ]
  masked(stage, { within: trunk, except: [low], around: near }, (layer) => {
    for (const part of [low, hand]) {
      fillPlane(
        layer,
        part.map((p) => add(p, [0.035, 0.03])),
        css(skin.shadow),
        { soft: 10, alpha: 0.55 },
      )
    }
  })
  masked(stage, { within: trunk, around: near }, (layer) => {
    fillOutline(layer, hand, css(skin.base))
    for (const u of [1, -1]) {
      freeLine(layer, spline(limbEdge(arm, overTrunk, u), false, 6), { weight, color: contour, taper: [0.3, 0] })
    }
    freeLine(layer, hand.slice(wristPoints, -wristPoints), {
      weight: weight * 0.9,
      color: contour,
      taper: [0, 0],
      outside: outsideOf(hand),
    })
  })
  drawHandMarks(sitter, index)
  drawArmMarks(sitter, index)
  const side = index ? 1 : -1
  const pit = figure.trunk(side, figure.levels.armpit)
  mark(sitter, [add(pit, [side * 0.004, 0.05]), add(pit, [-side * 0.012, -0.08]), add(pit, [side * 0.012, -0.24])], {
    weight: 1.9,
    taper: [0.1, 0.7],
    color: contour,
  })
}

/** The upper arm of a bent arm gets its edge before a broad trunk; its forearm is drawn over the garments. */
function drawUpperArm({ stage, figure, skin, weight, contour }: Sitter, index: 0 | 1): void {
  const arm = figure.arms[index]
  const inner = spline(limbEdge(arm, upperArm, -1), false, 6)
  const cast = joined(inner, reversed(inner.map((p) => add(p, [index ? -0.07 : 0.07, 0.02]))))
  fillPlane(stage, cast, css(skin.shadow), { soft: 10, alpha: 0.5, within: [figure.halves()[index]] })
  masked(stage, { within: figure.halves(), around: [inner] }, (layer) =>
    freeLine(layer, inner, { weight, color: contour, taper: [0.4, 0] }),
  )
}
