import { lineLayer } from '@toile/picture/trace/lineLayer.ts'
import { planeOf } from '@toile/picture/trace/kernels/plane.ts'
import { silhouetteOf } from '@toile/picture/trace/silhouette/silhouette.ts'
import { truthCase } from '@toile/picture/trace/testing/truthSet.ts'
import { type Sample, sampleOf } from './sample.ts'

/** Sheets of the truth set under a seed, as tracing finds them and as they truly are. */
export function traceSamples(seed: number, count: number): Sample[] {
  return Array.from({ length: count }, (_, i) => {
    const { sheet, garment } = truthCase(i, seed)
    const found = silhouetteOf(sheet.pixels)
    if (!found) return []
    return [found.mask, sheet.cloth].flatMap((mask) => {
      const lines = lineLayer(found.response, mask)
      const darkness = planeOf(mask, (at) => lines[at] / 255)
      return sampleOf({ category: garment.category, anchors: sheet.anchors }, mask, darkness, (p) => p) ?? []
    })
  }).flat()
}
