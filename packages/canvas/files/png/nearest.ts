/** Of the byte to the left, the one above and the one left above: which the two first foretell best (the Paeth predictor of PNG). */
export function nearest(left: number, up: number, corner: number): number {
  const sideways = Math.abs(up - corner)
  const upwards = Math.abs(left - corner)
  const both = Math.abs(left + up - corner - corner)
  if (sideways <= upwards && sideways <= both) return left
  return upwards <= both ? up : corner
}
