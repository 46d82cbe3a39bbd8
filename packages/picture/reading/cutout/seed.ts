import { boxBlur } from '../../kernels/boxBlur.ts'
import { fitColors, logLikelihoods, withShade } from '../../kernels/colourModels.ts'
import { componentsOf } from '../../kernels/components.ts'
import { levelled, trendOf } from '../../kernels/groundTrend.ts'
import type { Lab } from '../../kernels/oklab.ts'
import { countOf, type Mask, maskOf, planeOf } from '../../kernels/plane.ts'
import { quantile } from '../../kernels/statistics.ts'

/** A rectangle in pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where the thing to be cut out may be at first sight: unlike the colours around the box (or of the picture's rim), in parts that lie together near the middle; the middle itself where nothing stands out. */
export function seedOf(lab: Lab, box: Box): Mask {
  const { width } = lab.lightness
  const inside = (i: number) => isInside(box, i % width, Math.floor(i / width))
  const rim = rimOf(lab.lightness, box)
  const level = levelled(
    lab,
    trendOf(lab, (i) => rim.values[i]),
  )
  const ground = fitColors(level, (i) => rim.values[i])
  if (!ground) return middleOf(lab.lightness, box)
  const likely = logLikelihoods(withShade(ground, 0.13), level)
  const usual = likely.filter((_, i) => rim.values[i])
  const cut = quantile(usual, 0.04) - 1
  const unlike = boxBlur(
    planeOf(lab.lightness, (i) => (inside(i) && likely[i] < cut ? 1 : 0)),
    2,
  ).values
  const found = nearMiddle(
    maskOf(lab.lightness, (i) => inside(i) && unlike[i] > 0.5),
    box,
  )
  return countOf(found) > box.width * box.height * 0.006 ? found : middleOf(lab.lightness, box)
}

/** Whether a pixel lies in a box. */
export const isInside = (box: Box, x: number, y: number) =>
  x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height

/** What surely is ground: outside the box, or, where the box is the picture, its rim; the middle of the lower edge is left out, for figures stand there. */
function rimOf(size: { width: number; height: number }, box: Box): Mask {
  const { width, height } = size
  const whole = box.width >= width - 1 && box.height >= height - 1
  const band = whole ? Math.max(3, Math.round(Math.max(width, height) * 0.04)) : 0
  return maskOf(size, (i) => {
    const x = i % width
    const y = Math.floor(i / width)
    if (!whole) return !isInside(box, x, y)
    if (x < band || x >= width - band || y < band) return true
    return y >= height - band && Math.abs(x / width - 0.5) > 0.3
  })
}

function middleOf(size: { width: number; height: number }, box: Box): Mask {
  return maskOf(size, (i) => {
    const x = ((i % size.width) - box.x - box.width / 2) / (box.width / 2)
    const y = (Math.floor(i / size.width) - box.y - box.height / 2) / (box.height / 2)
    return x * x + y * y < 0.62
  })
}

/** The parts worth keeping: large, and not far out. */
function nearMiddle(mask: Mask, box: Box): Mask {
  const { labels, list } = componentsOf(mask)
  const worth = (part: (typeof list)[number]) => {
    const x = ((part.left + part.right) / 2 - box.x) / box.width - 0.5
    const y = ((part.top + part.bottom) / 2 - box.y) / box.height - 0.5
    return part.area * Math.exp(-4 * (x * x + y * y))
  }
  const best = Math.max(0, ...list.map(worth))
  const kept = new Uint8Array(list.length + 1)
  for (const part of list) if (worth(part) > best * 0.1) kept[part.id] = 1
  return maskOf(mask, (i) => kept[labels[i]])
}
