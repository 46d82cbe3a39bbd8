import { type Color, colorDistance } from '@toile/craft/colors/color.ts'
import { componentsOf } from '../../../kernels/components.ts'
import { maskOf } from '../../../kernels/plane.ts'
import type { InkField } from '../inkField.ts'
import { cutOutline } from './cutOutline.ts'
import { formOf } from './formOf.ts'
import type { Region } from './regionsIn.ts'
import type { Snippet } from './snippet.ts'

/** How many details a shape has at the most. */
const most = 2
/** Shares of the shape that a detail covers, and what makes it one that is seen. */
const share = { least: 0.05, most: 0.6 } as const
const form = { solid: 0.76, compact: 0.3, breadth: 0.2 } as const
const apart = 9
const leastPixels = 18

/** The ink of most of a region, and the one or two clearest pieces of other inks that it encloses, in pixels of its mask. */
export function detailsOf(
  { left, top, mask, area }: Region,
  { width, index }: InkField,
  colors: readonly Color[],
): { ink: number; details: Snippet[] } {
  const inkAt = (i: number) => index[(top + Math.floor(i / mask.width)) * width + left + (i % mask.width)]
  const counts = colors.map(() => 0)
  mask.values.forEach((on, i) => {
    if (on) counts[inkAt(i)]++
  })
  const own = counts.indexOf(Math.max(...counts))
  const found = counts.flatMap((count, ink) => {
    if (ink === own || count < Math.max(leastPixels, area * share.least)) return []
    if (colorDistance(colors[ink], colors[own]) < apart) return []
    const held = maskOf(mask, (i) => mask.values[i] && inkAt(i) === ink)
    const { labels, list } = componentsOf(held, false)
    return list.flatMap((part) => {
      if (part.area < Math.max(leastPixels, area * share.least) || part.area > area * share.most) return []
      const outline = cutOutline(
        maskOf(mask, (i) => labels[i] === part.id),
        part.area,
      )
      if (!outline.length) return []
      const { solid, compact, breadth } = formOf(outline)
      const isSeen = solid > form.solid && compact > form.compact && breadth > form.breadth
      return isSeen ? [{ outline, ink, worth: part.area * solid }] : []
    })
  })
  const details = found.toSorted((p, q) => q.worth - p.worth).slice(0, most)
  return { ink: own, details: details.map(({ outline, ink }) => ({ outline, ink })) }
}
