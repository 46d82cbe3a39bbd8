import { componentsOf, mainParts } from '../kernels/components.ts'
import { type Mask, maskOf } from '../kernels/plane.ts'

/** One garment of the sheet: where front and back are drawn side by side, the left one (fashion flats put the front there). */
export function firstView(mask: Mask): Mask {
  const whole = mainParts(mask)
  const { labels, list } = componentsOf(whole)
  if (list.length < 2) return whole
  const most = Math.max(...list.map((part) => part.area))
  const views = list.filter((part) => part.area > 0.55 * most).sort((a, b) => a.left - b.left)
  const [front, ...others] = views
  const apart = others.filter((part) => part.left > front.right)
  if (!apart.length || apart.length !== others.length) return whole
  const edge = apart[0].left
  const kept = new Uint8Array(list.length + 1)
  for (const part of list) if (part.right < edge) kept[part.id] = 1
  return maskOf(whole, (i) => kept[labels[i]])
}
