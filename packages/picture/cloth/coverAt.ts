/** The value of a plane at a place between its pixels; nothing beyond it. */
export function coverAt(plane: Float32Array, width: number, height: number, px: number, py: number): number {
  const x = Math.floor(px)
  const y = Math.floor(py)
  if (x < 0 || y < 0 || x + 1 >= width || y + 1 >= height) return 0
  const i = y * width + x
  const [fx, fy] = [px - x, py - y]
  const above = plane[i] ?? 0
  const below = plane[i + width] ?? 0
  const upper = above + ((plane[i + 1] ?? 0) - above) * fx
  const lower = below + ((plane[i + width + 1] ?? 0) - below) * fx
  return upper + (lower - upper) * fy
}
