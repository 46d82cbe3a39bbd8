import type { Path } from '@toile/geometry'
import { emptyMask, emptyPlane, type Mask, type Plane } from './plane.ts'

/** Sets the pixels whose centre lies inside any of the closed outlines by the non-zero rule; outlines in pixels. */
export function fillOutlines(mask: Mask, outlines: readonly Path[]): void {
  for (const outline of outlines) fillOne(mask, outline)
}

/** Closed outlines as a new mask. */
export function maskOfOutlines(width: number, height: number, outlines: readonly Path[]): Mask {
  const mask = emptyMask({ width, height })
  fillOutlines(mask, outlines)
  return mask
}

function fillOne(mask: Mask, outline: Path) {
  const crossings: [x: number, turn: number][][] = Array.from({ length: mask.height }, () => [])
  for (let i = 0; i < outline.length; i++) {
    const from = outline[i]
    const to = outline[(i + 1) % outline.length]
    const turn = from[1] < to[1] ? 1 : -1
    const [upper, lower] = turn > 0 ? [from, to] : [to, from]
    const first = Math.max(0, Math.ceil(upper[1] - 0.5))
    const last = Math.min(mask.height - 1, Math.ceil(lower[1] - 0.5) - 1)
    for (let y = first; y <= last; y++) {
      const share = (y + 0.5 - upper[1]) / (lower[1] - upper[1])
      crossings[y].push([upper[0] + (lower[0] - upper[0]) * share, turn])
    }
  }
  for (let y = 0; y < mask.height; y++) {
    const row = crossings[y].sort((a, b) => a[0] - b[0])
    let winding = 0
    for (let k = 0; k + 1 < row.length; k++) {
      winding += row[k][1]
      if (!winding) continue
      const end = Math.min(mask.width - 1, Math.ceil(row[k + 1][0] - 0.5) - 1)
      for (let x = Math.max(0, Math.ceil(row[k][0] - 0.5)); x <= end; x++) mask.values[y * mask.width + x] = 1
    }
  }
}

/** Coverage 0..1 of a pen stroke along a path; width in pixels, round ends. The darker of old and new stays. */
export function strokePath(plane: Plane, path: Path, width: number): void {
  const half = width / 2
  for (let i = 0; i + 1 < path.length; i++) {
    const [x0, y0] = path[i]
    const [x1, y1] = path[i + 1]
    const dx = x1 - x0
    const dy = y1 - y0
    const square = dx * dx + dy * dy || 1e-9
    const top = Math.max(0, Math.floor(Math.min(y0, y1) - half - 1))
    const bottom = Math.min(plane.height - 1, Math.ceil(Math.max(y0, y1) + half + 1))
    const left = Math.max(0, Math.floor(Math.min(x0, x1) - half - 1))
    const right = Math.min(plane.width - 1, Math.ceil(Math.max(x0, x1) + half + 1))
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const t = Math.max(0, Math.min(1, ((x + 0.5 - x0) * dx + (y + 0.5 - y0) * dy) / square))
        const offX = x + 0.5 - x0 - t * dx
        const offY = y + 0.5 - y0 - t * dy
        const away = Math.sqrt(offX * offX + offY * offY)
        const cover = Math.max(0, Math.min(1, half + 0.5 - away)) * Math.min(1, width)
        const at = y * plane.width + x
        if (cover > plane.values[at]) plane.values[at] = cover
      }
    }
  }
}

/** Soft coverage of outlines: four by four samples in each pixel. */
export function coverageOf(width: number, height: number, outlines: readonly Path[]): Plane {
  const fine = maskOfOutlines(
    width * 4,
    height * 4,
    outlines.map((outline) => outline.map(([x, y]) => [x * 4, y * 4] as const)),
  )
  const plane = emptyPlane({ width, height })
  for (let y = 0; y < height * 4; y++) {
    for (let x = 0; x < width * 4; x++) plane.values[(y >> 2) * width + (x >> 2)] += fine.values[y * width * 4 + x] / 16
  }
  return plane
}
