/** The value of a plane at a place between its pixels; nothing beyond it. */
export function coverAt(plane: Float32Array, width: number, height: number, px: number, py: number): number {
  const x = Math.floor(px)
  const y = Math.floor(py)
  if (x < 0 || y < 0 || x + 1 >= width || y + 1 >= height) return 0
  const i = y * width + x
  const [fx, fy] = [px - x, py - y]
  const upper = plane[i] + (plane[i + 1] - plane[i]) * fx
  const lower = plane[i + width] + (plane[i + width + 1] - plane[i + width]) * fx
  return upper + (lower - upper) * fy
}
