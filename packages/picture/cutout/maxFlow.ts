import { openFlow } from './flow.ts'

/** A grid of pixels to be parted: the price of leaving each pixel to the other side, and of cutting each link between neighbours (indexed by the left or upper pixel); a pixel is fixed by a price above all others, say 1e6. */
export interface CutGraph {
  width: number
  height: number
  /** What it costs when a pixel falls to the sink side (0). */
  source: Float32Array
  /** What it costs when a pixel falls to the source side (1). */
  sink: Float32Array
  /** Links from a pixel to its right neighbour; the last column is not read. */
  right: Float32Array
  /** Links from a pixel to the one below; the last row is not read. */
  down: Float32Array
  /** Links to the lower right neighbour, for a rounder cut. */
  downRight?: Float32Array
  /** Links to the lower left neighbour. */
  downLeft?: Float32Array
}

/** Parts a grid at the least price: 1 for pixels on the source side, 0 on the sink side (maximum flow by two search trees, Boykov and Kolmogorov 2004). */
export function minCut(graph: CutGraph): Uint8Array {
  const { width, height } = graph
  const stride = width + 2
  const flow = openFlow(stride, stride * (height + 2), graph.downRight ? 8 : 4)
  const links = [graph.right, graph.down, graph.downRight, graph.downLeft]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * width + x
      const at = (y + 1) * stride + x + 1
      flow.setEnds(at, graph.source[from] - graph.sink[from])
      links.forEach((prices, kind) => {
        if (prices && isInside(graph, kind, x, y)) flow.setLink(at, kind * 2, prices[from])
      })
    }
  }
  flow.run()
  const sides = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) sides[y * width + x] = flow.isSource((y + 1) * stride + x + 1) ? 1 : 0
  }
  return sides
}

function isInside({ width, height }: CutGraph, kind: number, x: number, y: number): boolean {
  if (kind === 0) return x < width - 1
  if (y >= height - 1) return false
  return kind === 1 || (kind === 2 ? x < width - 1 : x > 0)
}
