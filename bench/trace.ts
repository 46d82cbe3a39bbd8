import { truthCase } from '@toile/picture/trace/testing/truthSet.ts'
import { traceSketch } from '@toile/picture/trace/traceSketch.ts'
import sharp from 'sharp'
import { defineBench } from './bench.ts'

const count = 24

/** Tracing of sheets whose garment is known, each through another disturbance. */
export const trace = defineBench({
  id: 'trace',
  says: 'A sketch traced',
  peer: 'the same sheet decoded',
  pairs: count,
  async open() {
    const cases = await Promise.all(
      Array.from({ length: count }, async (_, i) => {
        const { sheet, garment } = truthCase(i, 77)
        const { width, height, rgba } = sheet.pixels
        const png = await sharp(Buffer.from(rgba.buffer), { raw: { width, height, channels: 4 } })
          .png()
          .toBuffer()
        return { sheet, garment, png }
      }),
    )
    // The templates are drawn once, by the first trace.
    traceSketch(cases[0].sheet.pixels)
    const seen = { overlap: [] as number[], first: 0, third: 0, none: 0 }
    let ours = 0
    let peer = 0
    return {
      ours() {
        const { sheet, garment } = cases[ours++ % count]
        const piece = traceSketch(sheet.pixels)
        if (!piece) return void seen.none++
        const at = piece.choices.findIndex(({ category }) => category === garment.category)
        if (at === 0) seen.first++
        if (at >= 0) seen.third++
        seen.overlap.push(overlapOf(piece.mask, sheet.cloth.values))
      },
      peer: () =>
        sharp(cases[peer++ % count].png)
          .raw()
          .toBuffer(),
      right() {
        const half = [...seen.overlap].sort((a, b) => a - b)[seen.overlap.length >> 1] ?? 0
        return `overlap ${half.toFixed(3)} (median), category first ${seen.first}, among three ${seen.third}, not found ${seen.none}, of ${ours}`
      },
    }
  },
})

/** Shared area against covered area of two masks. */
function overlapOf(mask: Uint8Array, truth: ArrayLike<number>): number {
  let both = 0
  let either = 0
  for (let i = 0; i < mask.length; i++) {
    const own = mask[i] > 127
    const other = truth[i] > 0.5
    if (own && other) both++
    if (own || other) either++
  }
  return either ? both / either : 0
}
