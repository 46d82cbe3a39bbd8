import { lerp, type Path, reversed, spline } from '@toile/geometry'
import { freeLine } from '../../../raster/lines.ts'
import { paint } from '../../../raster/paint.ts'
import { plane } from '../../../raster/plane.ts'
import { leather } from '../../materials.ts'
import { clockwise, strokeHulls } from '../hulls.ts'
import type { Standing } from '../standing.ts'
import { drawLace, type ShoeTones } from './drawShoe.ts'
import { ankleOf } from './ankleOf.ts'
import type { FootArt } from './footArt.ts'
import type { FootSpace } from './openFoot.ts'
import { type Shaft, shaftOf } from './shaftOf.ts'
import type { ShaftCut } from './shoeCut.ts'

const creases = [
  [1.86, 0.9, -0.3],
  [1.92, -0.9, 0.5],
  [1.97, 0.9, -0.2],
] as const

/** Draws a boot, shaft and foot as one form. */
export function drawBoot(
  standing: Standing,
  index: 0 | 1,
  art: FootArt,
  space: FootSpace,
  cut: ShaftCut,
  tones: ShoeTones,
): void {
  const { stage, posed, look } = standing
  const shaft = shaftOf(posed.legs[index], cut, look.hems?.[index] ?? null)
  const boot = [
    shaft.outline,
    ...ankleOf(space, posed.legs[index].ruler, 0.022, shaft.at),
    ...art.uppers.flatMap(({ hulls }) => hulls),
  ]
  strokeHulls(stage, boot, tones.line, 2.1)
  paint(stage, { outlines: boot.map(clockwise), albedo: tones.parts.upper, optics: leather, fullness: 0.85 })
  freeLine(stage, shaft.top, { weight: 1.8, color: tones.line })
  drawGlint(standing, shaft)
  if (cut.creased) drawCreases(standing, shaft, tones.line)
  if (standing.cut.laces) drawRungs(standing, index, shaft, tones)
}

function drawGlint({ stage }: Standing, { at, end }: Shaft): void {
  const places = [0.14, 0.4, 0.66].map((share) => lerp(end, 1.94, share))
  const edge = (u: number): Path => places.map((t) => at(t, u))
  plane(stage, [...edge(-0.42), ...reversed(edge(-0.56))], 'rgba(255,255,255,.42)', { soft: 6 })
}

function drawCreases({ stage }: Standing, { at, end }: Shaft, color: string): void {
  for (const [t, from, to] of creases) {
    if (t < end + 0.05) continue
    const crease = [at(t, from), at(t + 0.03, (from + to) / 2), at(t + 0.02, to)]
    freeLine(stage, spline(crease, false, 6), { weight: 1.4, taper: [0.05, 0.8], color })
  }
}

/** Laces go on up the front of the shaft, which turns with the foot. */
function drawRungs(standing: Standing, index: 0 | 1, { at, end }: Shaft, { parts, line }: ShoeTones): void {
  const { gesture } = standing.posed
  const side = index ? 1 : -1
  const middle = 0.8 * Math.sin(((gesture.yaw + side * gesture.legs[index].toes) * Math.PI) / 180) * side
  for (let t = 1.95; t > end + 0.02; t -= 0.045)
    drawLace(standing, [at(t, middle - 0.42), at(t - 0.003, middle), at(t, middle + 0.42)], parts.lace, line)
}
