import type { Color } from '@toile/fashion/colors/color.ts'
import { joined, lerp, type Path, type Point, reversed, spline } from '@toile/geometry'
import { paint } from '../../raster/paint.ts'
import { css, darken } from '../../raster/tint.ts'
import { jersey } from '../materials.ts'
import { around, type Sitter } from '../sitter.ts'

const cloth: Color = { r: 214, g: 208, b: 200 }

/** Dresses everyone in close underwear, so that sheer and open garments stay decent; children wear a vest and shorts. */
export function drawBaseLayer(sitter: Sitter): void {
  for (const outline of sitter.child ? [shorts(sitter, 0.34), vest(sitter)] : adultLayer(sitter)) {
    around(sitter, outline, { weight: 1.6, color: css(darken(cloth, 0.55)) })
    paint(sitter.stage, { outlines: [outline], albedo: cloth, optics: jersey, fullness: 0.5, wobble: 0.4 })
  }
}

const adultLayer = (sitter: Sitter): Path[] =>
  sitter.figure.build.gender === 'female' ? [briefs(sitter), bandeau(sitter)] : [shorts(sitter, 0.22)]

function flank(sitter: Sitter, from: number, to: number, side: 1 | -1): Point[] {
  return Array.from({ length: 7 }, (_, i) => sitter.figure.trunk(side, lerp(from, to, i / 6), 0.004))
}

/** Strapless, plunging between the breasts and low at the back, so that it hides under most necklines. */
function bandeau(sitter: Sitter): Path {
  const { levels, trunk, across, halfWidth, view } = sitter.figure
  const { bust, underbust } = levels
  const front = view === 'front'
  const side = front ? bust - 0.08 : bust + 0.06
  const bottom = underbust - 0.03
  const half = halfWidth(bust)
  const cup = (s: 1 | -1): Point[] =>
    front ? [across(s * half * 0.58, bust - 0.13), across(s * half * 0.24, bust - 0.02)] : []
  return joined(
    flank(sitter, side, bottom, -1),
    spline([trunk(-1, bottom), across(0, bottom + 0.03), trunk(1, bottom)], false, 8),
    reversed(flank(sitter, side, bottom, 1)),
    spline(
      [trunk(1, side), ...cup(1), across(0, front ? bust + 0.13 : side + 0.02), ...reversed(cup(-1)), trunk(-1, side)],
      false,
      8,
    ),
  )
}

function briefs(sitter: Sitter): Path {
  const { levels, trunk, across, silhouette } = sitter.figure
  const top = lerp(levels.highHip, levels.hip, 0.3)
  const side = lerp(levels.highHip, levels.hip, 0.62)
  const gusset = levels.crotch + 0.015
  const back = sitter.figure.view === 'back'
  const legLine = (s: 1 | -1): Path => {
    const half = sitter.figure.halfWidth(levels.hip)
    const middle = across(s * half * (back ? 0.62 : 0.42), lerp(side, gusset, back ? 0.78 : 0.62))
    return spline([trunk(s, side, 0.004), middle, silhouette(s * 0.06, gusset)], false, 10)
  }
  return joined(
    flank(sitter, top, side, -1),
    legLine(-1),
    reversed(legLine(1)),
    reversed(flank(sitter, top, side, 1)),
    spline([trunk(1, top), across(0, top + 0.04), trunk(-1, top)], false, 8),
  )
}

function shorts(sitter: Sitter, length: number): Path {
  const { levels, legs, trunk, across, silhouette } = sitter.figure
  const top = lerp(levels.highHip, levels.hip, 0.1)
  const outerLeg = (index: 0 | 1): Path => [0.2, length].map((t) => legs[index].edge(t, 1, 0.008))
  const innerLeg = (index: 0 | 1): Path => [length, 0.2].map((t) => legs[index].edge(t, -1, 0.004))
  return joined(
    flank(sitter, top, levels.hip, -1),
    outerLeg(0),
    innerLeg(0),
    [silhouette(0, levels.crotch + 0.02)],
    reversed(innerLeg(1)),
    reversed(outerLeg(1)),
    reversed(flank(sitter, top, levels.hip, 1)),
    spline([trunk(1, top), across(0, top + 0.03), trunk(-1, top)], false, 8),
  )
}

function vest(sitter: Sitter): Path {
  const { levels, across, neckPoint, trunk, view } = sitter.figure
  const bottom = lerp(levels.highHip, levels.hip, 0.35)
  const half = sitter.figure.halfWidth(levels.armpit)
  const scoop = levels.neck + (view === 'back' ? 0.12 : 0.24)
  const strap = (s: 1 | -1): Path => [
    ...spline(
      [trunk(s, levels.armpit + 0.02, 0.004), across(s * half * 0.82, levels.armpit - 0.1), neckPoint(s, 0.5)],
      false,
      8,
    ),
    neckPoint(s, 0.26),
  ]
  return joined(
    reversed(strap(-1)),
    flank(sitter, levels.armpit + 0.02, bottom, -1),
    spline([trunk(-1, bottom), across(0, bottom + 0.03), trunk(1, bottom)], false, 8),
    reversed(flank(sitter, levels.armpit + 0.02, bottom, 1)),
    strap(1),
    spline(
      [
        neckPoint(1, 0.26),
        across(half * 0.34, scoop - 0.06),
        across(0, scoop),
        across(-half * 0.34, scoop - 0.06),
        neckPoint(-1, 0.26),
      ],
      false,
      8,
    ),
  )
}
