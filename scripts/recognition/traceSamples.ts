import { planeOf } from '@toile/picture/kernels/plane.ts'
import { lineLayer } from '@toile/picture/reading/trace/lineLayer.ts'
import { silhouetteOf } from '@toile/picture/reading/trace/silhouette/silhouette.ts'
import { truthCase } from '@toile/picture/reading/trace/testing/truthSet.ts'
import { type Sample, sampleOf } from './sample.ts'

/** Sheets of the truth set under a seed, as tracing finds them and as they truly are. */
export function traceSamples(seed: number, count: number): Sample[] {
  return Array.from({ length: count }, (_, i) => {
    const { sheet, garment } = truthCase(i, seed)
    const found = silhouetteOf(sheet.pixels)
    if (!found) return []
    return [found.mask, sheet.cloth].flatMap((mask) => {
      const lines = lineLayer(found.response, mask)
      const darkness = planeOf(mask, (at) => lines[at]! / 255)
      return sampleOf({ category: garment.category, anchors: sheet.anchors }, mask, darkness, (p) => p) ?? []
    })
  }).flat()
}
