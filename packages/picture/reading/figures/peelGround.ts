import { componentsOf } from '../../kernels/components.ts'
import { dilate } from '../../kernels/distance.ts'
import type { Lab } from '../../kernels/oklab.ts'
import { emptyMask, type Mask, maskOf } from '../../kernels/plane.ts'

/** Colours of one ground differ by less than this from pixel to pixel, and by less than this along a web of it. */
const near = { next: 0.035, whole: 0.06 } as const
/** How deep ground may reach into a figure, as a share of its picture's height. */
const deepest = 0.05
/** How far outside its outline a figure's rim may lie, in pixels. */
const rim = 3
/** Share of a web's inner rim at which the colour changes; where it does not, the figure itself is of the ground's colour. */
const edged = 0.7

/** Takes ground away that was cut out with a figure: what runs on from outside in one colour until it meets another, as under an armpit. */
export function peelGround(lab: Lab, mask: Mask): Mask {
  const { taken, stops } = runIn(lab, mask)
  const { labels, list } = componentsOf(taken)
  const rims = list.map(() => ({ all: 0, stopped: 0 }))
  const { width } = mask
  for (let i = 0; i < labels.length; i++) {
    if (!labels[i]) continue
    const own = rims[labels[i] - 1]
    for (const next of [i - 1, i + 1, i - width, i + width]) {
      if (!mask.values[next] || taken.values[next]) continue
      own.all++
      if (stops.values[next]) own.stopped++
    }
  }
  const isWeb = rims.map(({ all, stopped }) => stopped >= edged * all)
  return maskOf(mask, (i) => mask.values[i] && !(labels[i] && isWeb[labels[i] - 1]))
}

/** What can be reached from outside without a change of colour, and the pixels before which the way stopped for theirs. */
function runIn({ lightness, a, b }: Lab, mask: Mask): { taken: Mask; stops: Mask } {
  const { width, height, values } = mask
  const [taken, stops] = [emptyMask(mask), emptyMask(mask)]
  const off = (i: number, j: number) =>
    Math.hypot(
      lightness.values[i] - lightness.values[j],
      1.5 * (a.values[i] - a.values[j]),
      1.5 * (b.values[i] - b.values[j]),
    )
  type Step = { at: number; from: number; depth: number }
  let open: Step[] = []
  // The figure's own rim may lie outside its outline: ground begins a little further out.
  const around = dilate(mask, rim)
  const reached = emptyMask(mask)
  for (let i = 0; i < values.length; i++) {
    if (around.values[i]) continue
    reached.values[i] = 1
    open.push({ at: i, from: i, depth: 0 })
  }
  const most = deepest * height
  while (open.length) {
    const further: Step[] = []
    for (const { at, from, depth } of open) {
      const column = at % width
      for (const next of [column > 0 ? at - 1 : -1, column < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= values.length || reached.values[next]) continue
        if (off(next, at) > near.next || off(next, from) > near.whole) stops.values[next] = 1
        else if (depth < most) {
          reached.values[next] = 1
          taken.values[next] = values[next]
          further.push({ at: next, from, depth: depth + values[next] })
        }
      }
    }
    open = further
  }
  return { taken, stops }
}
