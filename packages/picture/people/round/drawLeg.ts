import { ellipse, type Path, reversed, spline } from '@toile/geometry'
import { freeLine } from '../../raster/lines.ts'
import { skinOptics } from '../../raster/optics.ts'
import { paint } from '../../raster/paint.ts'
import { plane } from '../../raster/plane.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css } from '../../raster/tint.ts'
import { drawAnkleStrap } from './feet/drawAnkleStrap.ts'
import { drawBoot, drawShaftBehind } from './feet/drawShaft.ts'
import { drawUnderFoot, drawUppers, shoeTones } from './feet/drawShoe.ts'
import { drawSock } from './feet/drawSock.ts'
import { drawTrims } from './feet/drawTrims.ts'
import { type FootArt, footArt } from './feet/footArt.ts'
import { type FootSpace, openFoot } from './feet/openFoot.ts'
import { shaftOf } from './feet/shaftOf.ts'
import { clockwise, strokeHulls } from './hulls.ts'
import { type LegContour, legContour, legOutline } from './legContour.ts'
import { limbSkin } from './limbSkin.ts'
import type { Standing } from './standing.ts'

/** Draws one leg with its foot and shoe as one, from what lies behind the ankle to what lies before it; the far one lies a shade deeper. */
export function drawLeg(standing: Standing, index: 0 | 1): void {
  const { posed, cut, look } = standing
  const space = openFoot(posed, index, cut)
  const leg = legContour(posed, index)
  const art = footArt(space, leg, cut)
  const tones = shoeTones(standing, index)
  const shaft = cut.shaft ? shaftOf(posed, index, cut.shaft, look.hems?.[index] ?? null) : null
  drawUnderFoot(standing, art, tones)
  if (shaft) drawShaftBehind(standing, shaft, tones)
  drawBareLeg(standing, index, leg, art)
  if (!cut.open) drawBones(standing, space)
  drawSock(standing, index, leg, art)
  if (shaft && cut.shaft) drawBoot(standing, art, space, leg, shaft, cut.shaft, tones)
  else drawUppers(standing, art, tones)
  if (cut.ankleStrap) drawAnkleStrap(standing, index, space.size, leg, tones)
  drawTrims(standing, space, tones)
}

/** Leg, ankle and foot are one skin: the shoe is laid over it. */
function drawBareLeg(standing: Standing, index: 0 | 1, leg: LegContour, art: FootArt): void {
  const { stage, sitter } = standing
  const [outer, inner] = legOutline(leg, 0.02, 1.9)
  const [below, inside] = legOutline(leg, 1.55, 1.9)
  const whole: Path = [...outer, ...reversed(inner)]
  const toes = art.toes.map(({ outline }) => outline)
  strokeHulls(stage, toes, sitter.contour, sitter.weight * 0.72)
  const lower = [[...below, ...reversed(inside)], ...art.ankle, ...art.foot]
  strokeHulls(stage, lower, sitter.contour, sitter.weight * 0.8)
  const forms = [...art.ankle, ...art.foot, ...toes]
  for (const path of [outer, inner])
    freeLine(stage, path, { weight: sitter.weight * 1.25, color: sitter.contour, taper: [0.03, 0.14] })
  const outlines = [whole, ...forms].map(clockwise)
  paint(stage, { outlines, albedo: limbSkin(standing, index), optics: skinOptics, fullness: 0.8 })
  drawToes(standing, art)
  drawShadeSide(standing, index, leg, whole)
  drawKnee(standing, index, leg, whole)
}

function drawToes({ stage, sitter }: Standing, { toes, clefts }: FootArt): void {
  for (const { nail } of toes) fillOutline(stage, nail, css(sitter.skin.light, 0.7))
  for (const cleft of clefts)
    freeLine(stage, spline(cleft, false, 6), { weight: 1.3, color: sitter.contour, taper: [0.05, 0.7] })
}

/** The plane under the knee cap and down its shaded side, and the light on it. */
function drawKnee({ stage, sitter }: Standing, index: 0 | 1, leg: LegContour, whole: Path): void {
  const shaded = index ? 1 : -1
  const at = (t: number, toShade: number): Path[number] => leg.round(t, toShade * shaded).point
  const under = [
    at(0.93, 0.75),
    at(1.0, 0.62),
    at(1.05, 0.25),
    at(1.055, -0.25),
    at(1.03, -0.5),
    at(1.085, -0.3),
    at(1.1, 0.2),
    at(1.07, 0.7),
    at(1, 0.95),
  ]
  plane(stage, spline(under, true, 5), css(sitter.skin.shadow), { soft: 9, within: [whole], alpha: 0.34 })
  const cap = [at(0.93, -0.1), at(0.96, 0.28), at(1.02, 0.15), at(1.02, -0.3), at(0.96, -0.42)]
  plane(stage, spline(cap, true, 5), css(sitter.skin.light), { soft: 10, within: [whole], alpha: 0.4 })
}

/** The plane of a leg that turns from the light: thigh and calf away from the lamp, the shin's edge sharp. */
function drawShadeSide({ stage, sitter }: Standing, index: 0 | 1, leg: LegContour, whole: Path): void {
  const toShade = index ? 1 : -1
  const edges = (
    [
      [0.2, 1],
      [0.7, 1],
      [1.1, 1],
      [1.3, 1],
      [1.6, 1],
      [1.86, 1],
      [1.97, 1],
      [1.84, 0.5],
      [1.6, 0.34],
      [1.32, 0.46],
      [1.12, 0.66],
      [0.9, 0.7],
      [0.6, 0.52],
      [0.2, 0.54],
    ] as const
  ).map(([t, u]) => leg.edge(t, u * toShade))
  plane(stage, spline(edges, true, 6), css(sitter.skin.shadow), { soft: 9, within: [whole], alpha: 0.4 })
}

/** One light touch under each ankle bone: the outer one lies lower. */
function drawBones({ stage, sitter }: Standing, { put, inward, size }: FootSpace): void {
  for (const [side, up] of [
    [-inward, 0.3],
    [inward, 0.335],
  ]) {
    const [x, y] = put(-0.005, up, side * 0.055)
    const under = ellipse([x + 0.008, y + 0.012], 0.03 * size, 0.022 * size, 0.5, 12)
    plane(stage, under, css(sitter.skin.shadow), { soft: 7, alpha: 0.4 })
  }
}
