import type { LookMap } from '../../looks/lookMap.ts'
import type { Pixels } from '../../surface.ts'

/** The alpha, in 255ths, from which paint is seen. */
const seenFrom = 4
/** Pixels by which paint may lie beside the cloth that it belongs to: edges are soft. */
const near = 2
/** Millimetres of a button, or another thing on cloth that is none itself. */
const widest = 30

/** Which piece of cloth has each painted pixel, from 1 as the map counts them; 0 where none is seen, or nothing is painted. What is painted over a button lies on the cloth around it. The map is as fine as the paint. */
export function ownersOfPaint(
  { width, height, rgba }: Pixels,
  { seen, scale, millimetresPerHead }: Pick<LookMap, 'seen' | 'scale' | 'millimetresPerHead'>,
): Uint16Array {
  const owners = new Uint16Array(width * height)
  const reach = Math.ceil((widest * scale) / millimetresPerHead)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      if (rgba[i * 4 + 3]! >= seenFrom)
        owners[i] =
          seen[i]! ||
          between(seen, i, 1, Math.min(reach, x), Math.min(reach, width - 1 - x)) ||
          between(seen, i, width, Math.min(reach, y), Math.min(reach, height - 1 - y)) ||
          nearest(seen, width, height, x, y)
  return owners
}

/** The piece that lies on both sides of a pixel, along a row or a column. */
function between(seen: Uint16Array, at: number, step: number, before: number, after: number): number {
  let [back, on] = [1, 1]
  while (back <= before && !seen[at - back * step]) back++
  if (back > before) return 0
  while (on <= after && !seen[at + on * step]) on++
  if (on > after) return 0
  const found = seen[at - back * step]!
  return seen[at + on * step] === found ? found : 0
}

function nearest(seen: Uint16Array, width: number, height: number, x: number, y: number): number {
  for (let by = 1; by <= near; by++)
    for (let dy = -by; dy <= by; dy++)
      for (let dx = -by; dx <= by; dx++) {
        const [cx, cy] = [x + dx, y + dy]
        if (Math.max(Math.abs(dx), Math.abs(dy)) !== by || cx < 0 || cy < 0 || cx >= width || cy >= height) continue
        const found = seen[cy * width + cx]!
        if (found) return found
      }
  return 0
}

/** The share of painted pixels, weighed by their opacity, that no cloth has. */
export function shareBeside({ rgba }: Pixels, owners: Uint16Array): number {
  let [all, beside] = [0, 0]
  owners.forEach((owner, i) => {
    const alpha = rgba[i * 4 + 3]!
    if (alpha < seenFrom) return
    all += alpha
    if (!owner) beside += alpha
  })
  return all > 0 ? beside / all : 0
}
