import { add, type Path, reversed, spline } from '@toile/geometry'
import { freeLine } from '../../raster/lines.ts'
import { skinOptics } from '../../raster/optics.ts'
import { paint } from '../../raster/paint.ts'
import { plane } from '../../raster/plane.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css } from '../../raster/tint.ts'
import { drawBoot } from './feet/drawShaft.ts'
import { drawTrims, drawUnderFoot, drawUpper, type ShoeTones, shoeTones } from './feet/drawShoe.ts'
import { type FootArt, footArt } from './feet/footArt.ts'
import { openFoot } from './feet/openFoot.ts'
import { clockwise, strokeHulls } from './hulls.ts'
import { limbOutline } from './limbOutline.ts'
import { limbSkin } from './limbSkin.ts'
import type { Standing } from './standing.ts'

/** Draws one leg with its foot and shoe as one; the far one lies a shade deeper. */
export function drawLeg(standing: Standing, index: 0 | 1): void {
  const { posed, cut } = standing
  const space = openFoot(posed, index, cut)
  const art = footArt(space, posed.legs[index].ruler, cut)
  const tones = shoeTones(standing, index)
  drawUnderFoot(standing, art, tones)
  drawBareLeg(standing, index, art)
  if (cut.ankleStrap) drawAnkleStrap(standing, index, tones)
  if (cut.shaft) drawBoot(standing, index, art, space, cut.shaft, tones)
  else for (const upper of art.uppers) drawUpper(standing, upper, tones)
  drawTrims(standing, art, tones)
}

/** Leg, ankle and foot are one skin: the shoe is laid over it. */
function drawBareLeg(standing: Standing, index: 0 | 1, art: FootArt): void {
  const { stage, posed, sitter } = standing
  const [outer, inner] = limbOutline(posed.legs[index], 0.02, 2)
  const leg: Path = [...outer, ...reversed(inner)]
  const toes = art.toes.map(({ outline }) => outline)
  strokeHulls(stage, toes, sitter.contour, sitter.weight * 0.72)
  strokeHulls(stage, [...art.ankle, ...art.foot], sitter.contour, sitter.weight * 0.9)
  const forms = [...art.ankle, ...art.foot, ...toes]
  for (const path of [outer, inner])
    freeLine(stage, path.slice(0, -1), { weight: sitter.weight * 1.3, color: sitter.contour, taper: [0.03, 0.03] })
  const outlines = [leg, ...forms].map(clockwise)
  paint(stage, { outlines, albedo: limbSkin(standing, index), optics: skinOptics, fullness: 0.8 })
  drawToes(standing, art)
  drawKnee(standing, index)
  if (index === 1) drawShadeSide(standing, index, leg)
}

function drawToes({ stage, sitter }: Standing, { toes, clefts }: FootArt): void {
  for (const { nail } of toes) fillOutline(stage, nail, css(sitter.skin.light, 0.7))
  for (const cleft of clefts)
    freeLine(stage, spline(cleft, false, 6), { weight: 1.3, color: sitter.contour, taper: [0.05, 0.7] })
}

/** The knee cap, and the shin below it. */
function drawKnee({ stage, posed, sitter }: Standing, index: 0 | 1): void {
  const { limb } = posed.legs[index].ruler
  for (const [from, low, to] of [
    [-0.5, 0.09, 0.55],
    [-0.35, -0.1, 0.2],
  ] as const) {
    const middle = add(limb.edge(1 + low * 0.6, 0), [0, 0.02])
    const cap = spline([limb.edge(1 + low * 0.2, from), middle, limb.edge(1 + low * 0.2, to)], false, 6)
    freeLine(stage, cap, { weight: 1.3, color: sitter.soft, taper: [0.4, 0.4] })
  }
}

/** The plane of a leg that turns from the light. */
function drawShadeSide({ stage, posed, sitter }: Standing, index: 0 | 1, leg: Path): void {
  const { limb } = posed.legs[index].ruler
  const edges = [
    [0.2, 0.95],
    [0.7, 0.9],
    [1.3, 0.95],
    [1.9, 0.8],
    [1.9, 0.2],
    [1.3, 0.42],
    [0.7, 0.4],
    [0.2, 0.5],
  ].map(([t, u]) => limb.edge(t, u))
  plane(stage, spline(edges, true, 6), css(sitter.skin.shadow), { soft: 9, within: [leg], alpha: 0.4 })
}

/** A strap round the ankle. */
function drawAnkleStrap({ stage, posed }: Standing, index: 0 | 1, { parts, line }: ShoeTones): void {
  const { limb } = posed.legs[index].ruler
  const run = spline(
    [limb.edge(1.95, 1, 0.006), add(limb.edge(1.95, 0), [0, 0.035]), limb.edge(1.95, -1, 0.006)],
    false,
    8,
  )
  freeLine(stage, run, { weight: 8.4, color: line, taper: [0, 0] })
  freeLine(stage, run, { weight: 5.6, color: css(parts.upper), taper: [0, 0] })
}
