import type { Path } from '@toile/geometry'
import type { LegContour } from '../legContour.ts'
import type { Standing } from '../standing.ts'
import type { ShoeTones } from './shoeTones.ts'
import { drawStrap } from './drawTrims.ts'

/** Where on the lower leg a strap lies, and how wide it is, in heads of a foot of size 1. */
const [at, wide] = [1.945, 0.026]

/** Draws a strap round the ankle: the half of it that lies before the leg. */
export function drawAnkleStrap(standing: Standing, size: number, leg: LegContour, tones: ShoeTones): void {
  const run: Path = Array.from({ length: 13 }, (_, i) => {
    const from = ((i - 6) / 12) * Math.PI
    return leg.facing(at, from, 0.008)
  })
  drawStrap(standing, run, wide * size, tones.parts.upper, tones.line)
}
