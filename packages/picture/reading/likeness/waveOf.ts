/** How strong a wave is in a square grid of means (DCT-II); the cosines of the wave across and down are as many as the grid has columns. */
export function waveOf(grid: Float64Array, across: Float64Array, down: Float64Array): number {
  const side = across.length
  let sum = 0
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) sum += grid[y * side + x] * across[x] * down[y]
  return sum / (side * side)
}
