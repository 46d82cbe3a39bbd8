import { smooth } from '@toile/geometry'
import { inkBlack } from '../raster/tint.ts'
import type { Pixels } from '../surface.ts'
import { type FormedStamp, stampForm, type StampPen } from './stampForm.ts'

/** Pens of a contour in ink. */
const weight = 1.9
/** How dark the one shade is over the wash, per channel: it leans to blue. */
const shaded = [0.4, 0.37, 0.28] as const
/** Where metal mirrors the lamp the paper stays. */
const paper = 246

/** An element in ink: a flat wash, one shade with a clean edge, and a brush line that is heavy away from the lamp. */
export function inkStamp(stamp: FormedStamp, by: StampPen): Pixels {
  const { width, height, rgba: wash } = stamp.plain
  const { contour, step, light, glint } = stampForm(stamp, { ...by, pen: by.pen * weight })
  const rgba = wash.slice()
  const black = [inkBlack.r, inkBlack.g, inkBlack.b]
  for (let i = 0; i < contour.length; i++) {
    const j = i * 4
    if (!rgba[j + 3]) continue
    const line = Math.min(1, Math.max(contour[i] ?? 0, 0.85 * (step[i] ?? 0)))
    const shade = smooth(0.78, 0.72, light[i] ?? 1)
    const open = 0.85 * smooth(0.4, 0.6, glint[i] ?? 0) * (1 - shade)
    for (let c = 0; c < 3; c++) {
      const laid = (wash[j + c] ?? 0) * (1 - (shaded[c] ?? 0) * shade)
      const lit = laid + (paper - laid) * open
      rgba[j + c] = lit + ((black[c] ?? 0) - lit) * line
    }
  }
  return { width, height, rgba }
}
