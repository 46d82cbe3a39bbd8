import type { DrawingStyle } from '../raster/stage.ts'
import { inkBlack } from '../raster/tint.ts'
import type { Laying } from './laying.ts'
import { type Patch, readPatch } from './patchOf.ts'
import type { Sewn } from './sewnEdge.ts'

/** How dark a seam and its puckers are in each hand, how light the ridge beside a pucker, and how much a stitch stands off. */
const hands: Record<DrawingStyle, { seam: number; pucker: number; ridge: number; stitch: number }> = {
  ink: { seam: 0.95, pucker: 0.4, ridge: 0, stitch: 0.85 },
  illustration: { seam: 0.6, pucker: 0.26, ridge: 0.1, stitch: 0.85 },
  realistic: { seam: 0.5, pucker: 0.2, ridge: 0.14, stitch: 0.85 },
  flat: { seam: 0.55, pucker: 0, ridge: 0, stitch: 0.75 },
}

/** Pixels by which the ridge of a pucker lies beside its hollow, towards the light. */
const beside = 1.3

/** What sews the edge of a region, pixel by pixel: the seam sinks in, the cloth puckers along it, its stitches are lighter or darker than what they are sewn in. */
export function sewInto(
  { rgba, stage, held, pixelsPerMillimetre }: Laying,
  patch: Patch,
  { seam, stitch, pucker }: Sewn,
): (pixel: number, u: number, v: number) => void {
  const hand = hands[stage.style]
  const by = beside / pixelsPerMillimetre
  const isInk = stage.style === 'ink'
  const pit = isInk ? [inkBlack.r, inkBlack.g, inkBlack.b] : [0, 0, 0]
  return (i, u, v) => {
    const j = i * 4
    const pulled = readPatch(patch, pucker, u, v)
    const ridge = hand.ridge ? readPatch(patch, pucker, u + by, v + by) * (1 - pulled) : 0
    const sunk = readPatch(patch, seam, u, v)
    const sewn = readPatch(patch, stitch, u, v) * hand.stitch
    if (!(pulled > 0 || ridge > 0 || sunk > 0 || sewn > 0)) return
    const dark = Math.max(sunk * hand.seam, pulled * hand.pucker)
    const bright = ((rgba[j] ?? 0) * 0.3 + (rgba[j + 1] ?? 0) * 0.59 + (rgba[j + 2] ?? 0) * 0.11) / 255
    for (let c = 0; c < 3; c++) {
      const dyed = rgba[j + c] ?? 0
      const lit = dyed + (255 - dyed) * hand.ridge * ridge
      const cloth = lit + ((pit[c] ?? 0) - lit) * dark
      const thread = bright < 0.35 ? cloth + (255 - cloth) * 0.45 : cloth * 0.5
      rgba[j + c] = cloth + (thread - cloth) * sewn * (1 - sunk)
    }
    if (isInk) held[i] = Math.max(held[i] ?? 0, sunk, 0.9 * sewn, 0.8 * pulled)
  }
}
