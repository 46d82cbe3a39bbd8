import { describe, expect, it } from 'vitest'
import { type Mask, maskOf } from '../../kernels/plane.ts'
import { maskOfOutline, mostOutlinePoints, outlineOfMask } from './editableOutline.ts'
import { softMask } from './lineLayer.ts'
import { silhouetteOf } from './silhouette/silhouette.ts'
import { overlapOf } from './testing/overlapOf.ts'
import { truthCase } from './testing/truthSet.ts'

const size = { width: 200, height: 260 }
const everywhere = maskOf(size, () => 1)

/** A ring of cloth: a disc with an opening. */
const ring: Mask = maskOf(size, (i) => {
  const away = Math.hypot((i % 200) - 100, Math.floor(i / 200) - 130)
  return away < 80 && away > 30
})

describe('an outline that a person edits', () => {
  it('[S3.27] has at most sixty points and gives the mask back', () => {
    for (const index of [1, 3, 5]) {
      const { sheet } = truthCase(index, 32_000, 380)
      const found = silhouetteOf(sheet.pixels)
      if (!found) throw new Error('The truth sheet holds a garment.')
      const mask = softMask(found.mask)
      const outline = outlineOfMask(mask, found.edge, found.bridges)
      expect(outline.rings.flat().length).toBeLessThanOrEqual(mostOutlinePoints)
      const back = maskOfOutline(outline, sheet.pixels.width, sheet.pixels.height)
      expect(overlapOf(back, found.mask.values, 127)).toBeGreaterThan(0.95)
    }
  })

  it('[S3.27] keeps openings, and a point that was dragged takes the cloth along', () => {
    const outline = outlineOfMask(softMask(ring), everywhere, [])
    expect(outline.rings).toHaveLength(2)
    const back = maskOfOutline(outline, 200, 260)
    expect([back[130 * 200 + 100], back[130 * 200 + 160]]).toEqual([0, 255])
    const [outer, inner] = outline.rings
    const left = outer.reduce((a, b) => (a.at[0] <= b.at[0] ? a : b))
    const dragged = outer.map((point) => (point === left ? { ...point, at: [5, point.at[1]] as const } : point))
    const wider = maskOfOutline({ rings: [dragged, inner] }, 200, 260)
    expect(wider.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(back.reduce((sum, value) => sum + value, 0))
  })

  it('[S3.27] says where nothing can be seen beneath it', () => {
    const rightHalf = maskOf(size, (i) => i % 200 > 100)
    const { doubtful } = outlineOfMask(softMask(ring), rightHalf, [])
    expect(outlineOfMask(softMask(ring), everywhere, []).doubtful).toEqual([])
    expect(doubtful.length).toBeGreaterThan(0)
    for (const [x] of doubtful.flat()) expect(x).toBeLessThan(102)
  })
})
