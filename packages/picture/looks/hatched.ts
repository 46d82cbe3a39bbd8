import { boundsOf, crossings, type Path, rotate } from '@toile/geometry'

/** The way of a hatch, in radians. */
const slant = -Math.PI / 4

/** Slanting lines within closed outlines, `apart` from each other, where an outline within another is a hole; every second one reaches `over` the edge by so much and the others stay as far within, as a tone that runs out. */
export function hatched(outlines: readonly Path[], apart: number, over: number): Path[] {
  const turned = outlines.map((path) => path.map((point) => rotate(point, -slant)))
  const { top, bottom } = boundsOf(...turned)
  const count = Math.max(0, Math.floor((bottom - top) / apart))
  return Array.from({ length: count }, (_, k) => {
    const y = top + (k + 0.5) * apart
    const by = k % 2 ? over : -over
    return spans(turned, y)
      .map(([from, to]) => [from - by, to + by] as const)
      .filter(([from, to]) => to - from > apart / 2)
      .map(([from, to]): Path => [rotate([from, y], slant), rotate([to, y], slant)])
  }).flat()
}

/** Where a level line runs within outlines. */
function spans(outlines: readonly Path[], y: number): (readonly [number, number])[] {
  const crossed = crossings(outlines, y)
    .map(([x]) => x)
    .toSorted((a, b) => a - b)
  return crossed.flatMap((from, i) => {
    const to = crossed[i + 1]
    return i % 2 || to === undefined ? [] : [[from, to] as const]
  })
}
