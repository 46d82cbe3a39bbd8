import { emptyMask, type Mask } from './plane.ts'

/** A line drawn over a picture: places and radius in pixels of that picture. */
export interface Stroke {
  points: readonly (readonly [x: number, y: number])[]
  radius: number
}

/** The pixels that strokes cover on a picture whose pixels are `scale` times as many along a side as those they were drawn on. */
export function strokeMask(size: { width: number; height: number }, strokes: readonly Stroke[], scale = 1): Mask {
  const mask = emptyMask(size)
  for (const { points, radius } of strokes) {
    points.forEach((to, i) => {
      const from = points[Math.max(0, i - 1)]
      const reach = Math.max(0.71, radius * scale)
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) * scale
      const steps = Math.min(4000, Math.ceil(length / Math.max(0.5, reach / 2)))
      for (let k = 0; k <= steps; k++) {
        const t = steps ? k / steps : 0
        const at = (c: 0 | 1) => (from[c] + (to[c] - from[c]) * t) * scale
        setDisc(mask, at(0), at(1), reach)
      }
    })
  }
  return mask
}

function setDisc(mask: Mask, x: number, y: number, radius: number) {
  const { width, height, values } = mask
  const top = Math.max(0, Math.ceil(y - radius - 0.5))
  const bottom = Math.min(height - 1, Math.floor(y + radius - 0.5))
  for (let row = top; row <= bottom; row++) {
    const half = Math.sqrt(Math.max(0, radius ** 2 - (row + 0.5 - y) ** 2))
    const left = Math.max(0, Math.ceil(x - half - 0.5))
    const right = Math.min(width - 1, Math.floor(x + half - 0.5))
    if (left <= right) values.fill(1, row * width + left, row * width + right + 1)
  }
}
