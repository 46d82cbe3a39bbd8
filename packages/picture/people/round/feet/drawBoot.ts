import { lerp, type Path, reversed, spline } from '@toile/geometry'
import { fillPlane } from '../../../raster/fillPlane.ts'
import { freeLine } from '../../../raster/freeLine.ts'
import { paint } from '../../../raster/paint.ts'
import { fillOutline } from '../../../raster/stage.ts'
import { css } from '../../../raster/tint.ts'
import { leather } from '../../materials.ts'
import { clockwise, strokeHulls } from '../hulls.ts'
import type { LegContour } from '../legContour.ts'
import type { Standing } from '../standing.ts'
import { ankleOf } from './ankleOf.ts'
import { drawShaftWork } from './drawShaftWork.ts'
import type { ShoeTones } from './shoeTones.ts'
import { drawLace } from './drawTrims.ts'
import type { FootArt } from './footArt.ts'
import type { FootSpace } from './openFoot.ts'
import type { Shaft } from './shaftOf.ts'
import type { ShaftCut } from '../shoes/shoeCut.ts'

const creases = [
  [1.84, 0.9, -0.3],
  [1.9, -0.9, 0.5],
] as const

/** Draws the inside of a shaft behind the leg. */
export function drawShaftBehind({ stage }: Standing, { top, behind }: Shaft, { lining, line }: ShoeTones): void {
  strokeHulls(stage, [[...top, ...behind]], line, 1.6)
  fillOutline(stage, [...top, ...behind], css(lining))
}

/** Draws a boot, shaft and foot as one form. */
export function drawBoot(
  standing: Standing,
  art: FootArt,
  space: FootSpace,
  leg: LegContour,
  shaft: Shaft,
  cut: ShaftCut,
  tones: ShoeTones,
): void {
  const { stage } = standing
  const boot = [shaft.outline, ...ankleOf(space, leg, 0.02, shaft.at), ...art.uppers.flatMap(({ whole }) => whole)]
  strokeHulls(stage, boot, tones.line, 1.8)
  paint(stage, { outlines: boot.map(clockwise), albedo: tones.parts.upper, optics: leather, fullness: 0.85 })
  drawGlint(standing, shaft)
  drawShaftWork(standing, shaft, cut, tones)
  if (cut.creased) drawCreases(standing, shaft, tones.line)
  if (standing.cut.laced) drawRungs(standing, shaft, tones)
}

function drawGlint({ stage }: Standing, { at, end }: Shaft): void {
  const places = [0.14, 0.4, 0.66].map((share) => lerp(end, 1.94, share))
  const edge = (u: number): Path => places.map((t) => at(t, u))
  fillPlane(stage, [...edge(-0.42), ...reversed(edge(-0.56))], 'rgba(255,255,255,.3)', { soft: 8 })
}

function drawCreases({ stage }: Standing, { at, end }: Shaft, color: string): void {
  for (const [t, from, to] of creases) {
    if (t < end + 0.05) continue
    const crease = [at(t, from), at(t + 0.03, (from + to) / 2), at(t + 0.02, to)]
    freeLine(stage, spline(crease, false, 6), { weight: 1.2, taper: [0.05, 0.8], color })
  }
}

/** Laces go on up the front of the shaft, which turns with the foot. */
function drawRungs(standing: Standing, { round, end }: Shaft, { parts, line }: ShoeTones): void {
  for (let t = 1.95; t > end + 0.03; t -= 0.042) {
    const run = [-0.5, -0.25, 0, 0.25, 0.5].map((angle) => round(t + angle * 0.012, angle))
    if (run.every(({ seen }) => seen))
      drawLace(
        standing,
        run.map(({ point }) => point),
        parts.lace,
        line,
      )
  }
}
