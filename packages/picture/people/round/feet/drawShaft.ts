import { lerp, type Path, reversed, spline } from '@toile/geometry'
import { freeLine, stitchLine } from '../../../raster/lines.ts'
import { paint } from '../../../raster/paint.ts'
import { plane } from '../../../raster/plane.ts'
import { fillOutline } from '../../../raster/stage.ts'
import { css, darken } from '../../../raster/tint.ts'
import { leather } from '../../materials.ts'
import { clockwise, strokeHulls } from '../hulls.ts'
import type { LegContour } from '../legContour.ts'
import type { Standing } from '../standing.ts'
import { ankleOf } from './ankleOf.ts'
import type { ShoeTones } from './drawShoe.ts'
import { drawLace, threadOf } from './drawTrims.ts'
import type { FootArt } from './footArt.ts'
import type { FootSpace } from './openFoot.ts'
import type { Shaft } from './shaftOf.ts'
import type { ShaftCut } from './shoeCut.ts'

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
  const boot = [
    shaft.outline,
    ...ankleOf(space, leg, 0.02, shaft.at),
    ...art.uppers.flatMap(({ whole }) => whole),
  ]
  strokeHulls(stage, boot, tones.line, 1.8)
  paint(stage, { outlines: boot.map(clockwise), albedo: tones.parts.upper, optics: leather, fullness: 0.85 })
  drawGlint(standing, shaft)
  drawWork(standing, shaft, cut, tones)
  if (cut.creased) drawCreases(standing, shaft, tones.line)
  if (standing.cut.laced) drawRungs(standing, shaft, tones)
}

function drawGlint({ stage }: Standing, { at, end }: Shaft): void {
  const places = [0.14, 0.4, 0.66].map((share) => lerp(end, 1.94, share))
  const edge = (u: number): Path => places.map((t) => at(t, u))
  plane(stage, [...edge(-0.42), ...reversed(edge(-0.56))], 'rgba(255,255,255,.3)', { soft: 8 })
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
    if (run.every(({ seen }) => seen)) drawLace(standing, run.map(({ point }) => point), parts.lace, line)
  }
}

/** What is let or sewn into the shaft. */
function drawWork(standing: Standing, { round, end }: Shaft, { work, dip = 0 }: ShaftCut, { parts, line }: ShoeTones): void {
  const { stage } = standing
  const run = (places: readonly (readonly [t: number, angle: number])[]): Path =>
    spline(places.map(([t, angle]) => round(t, angle)).flatMap(({ point, seen }) => (seen ? [point] : [])), false, 5)
  for (const side of [1, -1]) {
    const mid = (side * Math.PI) / 2
    if (!round(end, mid * 0.9).seen) continue
    if (work === 'gore') {
      const gore = run([[end, mid - 0.5], [1.9, mid - 0.42], [2, mid - 0.1], [2, mid + 0.1], [1.9, mid + 0.42], [end, mid + 0.5]])
      fillOutline(stage, gore, css(darken(parts.upper, 0.62)))
      freeLine(stage, gore, { weight: 1.3, color: line, taper: [0, 0] })
      for (let k = 1; k < 5; k++) freeLine(stage, run([[lerp(end, 2, k / 6), mid - 0.36], [lerp(end, 2, k / 6), mid + 0.36]]), { weight: 0.8, color: line })
    }
    if (work === 'zip' && side === -1) freeLine(stage, run([[end, mid], [lerp(end, 2, 0.5), mid], [1.98, mid]]), { weight: 1.4, color: line, taper: [0, 0.2] })
    if (work === 'flame')
      for (const grow of [1, 0.62]) {
        const flame = run([
          [1.84, side * 0.1],
          [1.76, side * 0.75 * grow],
          [lerp(end, 1.8, 0.5), side * 0.5 * grow],
          [lerp(end, 1.8, 0.34), side * 0.8 * grow],
          [end + 0.1 + (1 - grow) * 0.14 + dip * 0.3, side * 0.06],
        ])
        if (flame.length > 2) stitchLine(stage, flame, css(threadOf(parts.upper)), 1.4, 3.4)
      }
  }
  if (work === 'band') freeLine(stage, run([-1.5, -0.9, -0.3, 0.3, 0.9, 1.5].map((angle) => [end + 0.035, angle])), { weight: 1.3, color: line })
  if (work === 'patch' && round(1.9, 1.2).seen) {
    const { point } = round(1.9, 1.15)
    const spot = Array.from({ length: 16 }, (_, i) => [point[0] + Math.cos((i * Math.PI) / 8) * 0.032, point[1] + Math.sin((i * Math.PI) / 8) * 0.04] as const)
    strokeHulls(stage, [spot], line, 0.9)
    fillOutline(stage, spot, css(parts.rubber))
  }
}
