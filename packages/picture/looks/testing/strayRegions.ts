import type { NamedRegion } from './regions.ts'

/** Levels of 255 by which a pixel may be rounded differently on another processor. */
const rounding = 2
/** Share of a region's pixels that may be other than approved. */
const most = 0.002

/** Where a drawn picture is not the approved one: the regions in which more than 0.2 % of the pixels differ, each with how many do. */
export function strayRegions(
  drawn: Uint8ClampedArray,
  approved: Uint8ClampedArray,
  width: number,
  regions: readonly NamedRegion[],
): string[] {
  return regions.flatMap(({ name, left, top, right, bottom }) => {
    let far = 0
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) if (apart(drawn, approved, (y * width + x) * 4) > rounding) far++
    const pixels = (right - left) * (bottom - top)
    return far > pixels * most ? [`${name}: ${far} of ${pixels} pixels`] : []
  })
}

function apart(drawn: Uint8ClampedArray, approved: Uint8ClampedArray, at: number): number {
  let most = 0
  for (let k = at; k < at + 4; k++) most = Math.max(most, Math.abs(drawn[k] - approved[k]))
  return most
}
