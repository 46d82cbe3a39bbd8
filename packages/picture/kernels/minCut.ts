import { type Flow, openFlow } from './openFlow.ts'

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
  const { width, height, source, sink } = graph
  const stride = width + 2
  const flow = openFlow(stride, stride * (height + 2), graph.downRight ? 8 : 4)
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0; x < width; x++, from++) flow.setEnds((y + 1) * stride + x + 1, source[from] - sink[from])
  }
  setLinks(flow, graph, graph.right, 0, { x: 1, y: 0 })
  setLinks(flow, graph, graph.down, 2, { x: 0, y: 1 })
  if (graph.downRight) setLinks(flow, graph, graph.downRight, 4, { x: 1, y: 1 })
  if (graph.downLeft) setLinks(flow, graph, graph.downLeft, 6, { x: -1, y: 1 })
  flow.run()
  const sides = new Uint8Array(width * height)
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to++) sides[to] = flow.isSource((y + 1) * stride + x + 1) ? 1 : 0
  }
  return sides
}

function setLinks(
  flow: Flow,
  { width, height }: CutGraph,
  prices: Float32Array,
  direction: number,
  step: { x: number; y: number },
) {
  const [first, last] = [step.x < 0 ? 1 : 0, step.x > 0 ? width - 1 : width]
  for (let y = 0; y < height - step.y; y++) {
    for (let x = first; x < last; x++) {
      const price = prices[y * width + x]
      if (price > 0) flow.setLink((y + 1) * (width + 2) + x + 1, direction, price)
    }
  }
}
