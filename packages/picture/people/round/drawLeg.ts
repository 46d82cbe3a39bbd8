import { ellipse, type Path, reversed, spline } from '@toile/geometry'
import { freeLine } from '../../raster/freeLine.ts'
import { skinOptics } from '../../raster/optics.ts'
import { paint } from '../../raster/paint.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css } from '../../raster/tint.ts'
import { overlap } from '../overlap.ts'
import { drawAnkleStrap } from './feet/drawAnkleStrap.ts'
import { drawBoot, drawShaftBehind } from './feet/drawBoot.ts'
import { drawUnderFoot, drawUppers, shoeTones } from './feet/shoeTones.ts'
import { drawSock } from './feet/drawSock.ts'
import { drawSoleEdge, drawTrims } from './feet/drawTrims.ts'
import { type FootArt, footArt } from './feet/footArt.ts'
import { type FootSpace, openFoot } from './feet/openFoot.ts'
import { shaftOf } from './feet/shaftOf.ts'
import { glaze } from './glaze.ts'
import { clockwise, strokeHulls } from './hulls.ts'
import { type LegContour, legContour } from './legContour.ts'
import { limbOutline } from './limbOutline.ts'
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
  if (!shaft) drawBone(standing, space, leg)
  drawSock(standing, index, leg, art)
  standing.stage.done?.('skin')
  if (shaft && cut.shaft) drawBoot(standing, art, space, leg, shaft, cut.shaft, tones)
  else drawUppers(standing, art, tones)
  if (cut.ankleStrap) drawAnkleStrap(standing, space.size, leg, tones)
  drawTrims(standing, space, tones)
  drawSoleEdge(standing, space, art, tones)
  standing.stage.done?.('shoes')
}

/** Leg, ankle and foot are one skin: the shoe is laid over it. */
function drawBareLeg(standing: Standing, index: 0 | 1, leg: LegContour, art: FootArt): void {
  const { stage, sitter } = standing
  const [outer, inner] = limbOutline(leg, 0.02, 1.9)
  const whole: Path = [...outer, ...reversed(inner)]
  const toes = art.toes.map(({ outline }) => outline)
  strokeHulls(stage, toes, sitter.contour, sitter.weight * 0.72)
  strokeHulls(stage, [whole, ...art.ankle, ...art.foot], sitter.contour, sitter.weight * 0.85)
  const forms = [...art.ankle, ...art.foot, ...toes]
  const outlines = [whole, ...forms].map(clockwise)
  paint(stage, {
    outlines,
    albedo: limbSkin(standing, index),
    optics: skinOptics,
    fullness: 0.8,
    shadow: overlap(stage.style),
  })
  const isTurnedAway = Math.cos(leg.turn) < 0
  if (!isTurnedAway) drawToes(standing, art)
  drawShadeSide(standing, index, leg)
  if (!isTurnedAway) drawKnee(standing, index, leg)
}

function drawToes({ stage, sitter }: Standing, { toes, clefts }: FootArt): void {
  for (const { nail } of toes) fillOutline(stage, nail, css(sitter.skin.light, 0.7))
  for (const cleft of clefts)
    freeLine(stage, spline(cleft, false, 6), { weight: 1.3, color: sitter.contour, taper: [0.05, 0.7] })
}

/** The plane under the knee cap and down its shaded side, and the light on it. */
function drawKnee({ stage, sitter }: Standing, index: 0 | 1, leg: LegContour): void {
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
  glaze(stage, spline(under, true, 5), (alpha) => css(sitter.skin.shadow, alpha), 0.42)
  const cap = [at(0.93, -0.1), at(0.96, 0.28), at(1.02, 0.15), at(1.02, -0.3), at(0.96, -0.42)]
  glaze(stage, spline(cap, true, 5), (alpha) => css(sitter.skin.light, alpha), 0.24)
}

/** The side of a leg that turns from the light, from its inner edge at the hip to the ankle: places along it, how far across it begins. */
const shadeEdge = [
  [0.2, 0.44],
  [0.6, 0.42],
  [0.9, 0.6],
  [1.12, 0.58],
  [1.32, 0.36],
  [1.6, 0.26],
  [1.84, 0.42],
] as const
/** The same again farther in and fainter: a soft edge without a blur over a whole leg. */
const glazes = [0, 0.09, 0.18, 0.27] as const

function drawShadeSide({ stage, sitter }: Standing, index: 0 | 1, leg: LegContour): void {
  const toShade = index ? 1 : -1
  const rim = [1.97, 1.86, 1.6, 1.3, 1.1, 0.7, 0.2].map((t) => leg.edge(t, toShade))
  for (const glaze of glazes) {
    const edge = shadeEdge.map(([t, u]) => leg.edge(t, Math.min(0.94, u + glaze) * toShade))
    fillOutline(stage, spline([...edge, ...rim], true, 6), css(sitter.skin.shadow, 0.11))
  }
}

/** One light touch under the ankle bone that is turned to the viewer: the outer one lies lower. */
function drawBone({ stage, sitter }: Standing, { put, inward, size }: FootSpace, { turn }: LegContour): void {
  const near = Math.sin(turn) > 0 ? -1 : 1
  const [x, y] = put(-0.01, near === inward ? 0.335 : 0.3, near * 0.05)
  const under = ellipse([x + 0.006, y + 0.012], 0.046 * size, 0.03 * size, 0.4, 12)
  glaze(stage, under, (alpha) => css(sitter.skin.shadow, alpha), 0.22)
}
