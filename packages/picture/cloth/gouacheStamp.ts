import { smooth } from '@toile/geometry'
import type { Pixels } from '../surface.ts'
import { type FormedStamp, stampForm, type StampPen } from './stampForm.ts'

/** Pens of a contour in paint. */
const weight = 1.2
/** What of each channel the shades of paint keep, richer and cooler than grey, and what a contour keeps. */
const first = [0.74, 0.73, 0.82] as const
const second = [0.55, 0.53, 0.66] as const
const drawn = [0.42, 0.36, 0.42] as const

/** An element in gouache: its colour as one plane, two shades and a light with clean edges, and a contour in its own dark. */
export function gouacheStamp(stamp: FormedStamp, by: StampPen): Pixels {
  const { width, height, rgba: plane } = stamp.plain
  const { contour, step, light, glint } = stampForm(stamp, { ...by, pen: by.pen * weight })
  const rgba = plane.slice()
  for (let i = 0; i < contour.length; i++) {
    const j = i * 4
    if (!rgba[j + 3]) continue
    const turned = light[i] ?? 1
    const shade = smooth(0.9, 0.84, turned)
    const deep = Math.max(smooth(0.66, 0.6, turned), 0.7 * (step[i] ?? 0))
    const lit = smooth(1.16, 1.22, turned) * 0.2
    const veil = Math.max(lit, 0.72 * smooth(0.4, 0.6, glint[i] ?? 0))
    const line = 0.8 * (contour[i] ?? 0)
    for (let c = 0; c < 3; c++) {
      const own = plane[j + c] ?? 0
      const low = own * (1 - (1 - (first[c] ?? 1)) * shade)
      const low2 = low + (own * (second[c] ?? 1) - low) * deep
      const high = low2 + (250 - low2) * veil * (1 - shade)
      rgba[j + c] = high + (own * (drawn[c] ?? 1) - high) * line
    }
  }
  return { width, height, rgba }
}
