/** A crease in cloth or paper; lengths in pixels. */
interface Crease {
  x: number
  y: number
  angle: number
  /** Half its length: it fades towards its ends. */
  reach: number
  /** How wide its flanks run out, and how high it stands; below 0 it is a valley. */
  wide: number
  high: number
  /** How much it bends along its way. */
  bend: number
}

/** Adds a crease to heights: a rounded ridge whose one flank is steeper than the other. */
export function layCrease(heights: Float32Array, width: number, height: number, crease: Crease): void {
  const { x, y, angle, reach, wide, high, bend } = crease
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const far = wide * 5
  const aside = Math.abs(bend) * reach + far
  const [tall, broad] = [Math.abs(sin) * reach + Math.abs(cos) * aside, Math.abs(cos) * reach + Math.abs(sin) * aside]
  const [top, bottom] = [Math.max(0, Math.ceil(y - tall)), Math.min(height - 1, Math.floor(y + tall))]
  const [first, last] = [Math.max(0, Math.ceil(x - broad)), Math.min(width - 1, Math.floor(x + broad))]
  const round = wide * wide * 0.09 + 1.2
  for (let row = top; row <= bottom; row++) {
    for (let column = first; column <= last; column++) {
      const along = ((column - x) * cos + (row - y) * sin) / reach
      const left = 1 - along * along
      if (left <= 0) continue
      const off = (row - y) * cos - (column - x) * sin - bend * reach * along * along
      const steep = off > 0 ? off * 1.5 : off
      if (Math.abs(steep) > far) continue
      const flank = Math.exp(-Math.sqrt(steep * steep + round) / wide)
      const i = row * width + column
      heights[i] = heights[i]! + high * left * left * flank
    }
  }
}
