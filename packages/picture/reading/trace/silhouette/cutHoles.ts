import { componentsOf } from '../../../kernels/components.ts'
import { opened } from '../../../kernels/distance.ts'
import { countOf, type Mask, maskOf } from '../../../kernels/plane.ts'

const ways = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const

/** Opens see-through holes: only in clearly filled cloth, and only where a drawn line runs round the hole (else highlights would become holes). */
export function cutHoles(mask: Mask, free: Mask, lines: Mask, solid: Mask): Mask {
  const filled = countOf(maskOf(mask, (i) => mask.values[i] && solid.values[i]))
  if (filled <= 0.8 * countOf(mask)) return mask
  const size = Math.max(mask.width, mask.height)
  const openings = opened(
    maskOf(mask, (i) => mask.values[i] && free.values[i]),
    size / 200,
  )
  const { labels, list } = componentsOf(openings, false)
  const rims = rimShares(labels, list.length, lines)
  const pixels = mask.values.length
  const cut = new Uint8Array(list.length + 1)
  for (const part of list) {
    if (part.area > pixels * 0.002 && part.area < pixels * 0.05 && rims[part.id] > 0.8) cut[part.id] = 1
  }
  return maskOf(mask, (i) => mask.values[i] && !cut[labels[i]])
}

/** Share of each opening's rim that has a drawn line within four pixels outside. */
function rimShares(labels: Int32Array, count: number, lines: Mask): Float32Array {
  const { width, height } = lines
  const all = new Float32Array(count + 1)
  const drawn = new Float32Array(count + 1)
  for (let y = 4; y < height - 4; y++) {
    for (let x = 4; x < width - 4; x++) {
      const at = y * width + x
      const label = labels[at]
      if (!label) continue
      for (const [dx, dy] of ways) {
        const step = dy * width + dx
        if (labels[at + step] === label) continue
        all[label]++
        for (let k = 1; k <= 4; k++) {
          if (!lines.values[at + step * k]) continue
          drawn[label]++
          break
        }
      }
    }
  }
  return drawn.map((value, i) => value / (all[i] || 1))
}
