import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { fitColors, logLikelihoods } from './colourModels.ts'
import { contrastLinks } from './links.ts'
import { type CutGraph, minCut } from './minCut.ts'
import { labOf } from './oklab.ts'

const priceOf = (graph: CutGraph, sides: ArrayLike<number>): number => {
  const { width, height } = graph
  let price = 0
  const link = (i: number, j: number, cost: number) => (sides[i] === sides[j] ? 0 : cost)
  for (let i = 0; i < width * height; i++) {
    const x = i % width
    const below = i + width < width * height
    price += sides[i] ? graph.sink[i] : graph.source[i]
    if (x < width - 1) price += link(i, i + 1, graph.right[i])
    if (below) price += link(i, i + width, graph.down[i])
    if (below && x < width - 1 && graph.downRight) price += link(i, i + width + 1, graph.downRight[i])
    if (below && x > 0 && graph.downLeft) price += link(i, i + width - 1, graph.downLeft[i])
  }
  return price
}

function randomGraph(width: number, height: number, seed: number, diagonal: boolean): CutGraph {
  const chance = openChance(seed)
  const prices = (most: number) => Float32Array.from({ length: width * height }, () => chance.between(0, most))
  const graph = { width, height, source: prices(4), sink: prices(4), right: prices(3), down: prices(3) }
  return diagonal ? { ...graph, downRight: prices(2), downLeft: prices(2) } : graph
}

describe('parting a grid', () => {
  it.each([false, true])('[S2.52] finds the cheapest of all cuts (diagonal links: %s)', (diagonal) => {
    for (let seed = 1; seed <= 20; seed++) {
      const graph = randomGraph(4, 3, seed, diagonal)
      let least = Infinity
      for (let all = 0; all < 1 << 12; all++) {
        least = Math.min(
          least,
          priceOf(
            graph,
            Array.from({ length: 12 }, (_, i) => (all >> i) & 1),
          ),
        )
      }
      expect(priceOf(graph, minCut(graph))).toBeCloseTo(least, 3)
    }
  })

  it('[S2.52] keeps what is fixed on either side, and no change of one pixel makes a large cut cheaper', () => {
    const graph = randomGraph(70, 50, 5, true)
    graph.source[0] = 1e6
    graph.sink[0] = 0
    graph.source[3499] = 0
    graph.sink[3499] = 1e6
    const sides = minCut(graph)
    expect([sides[0], sides[3499]]).toEqual([1, 0])
    const price = priceOf(graph, sides)
    for (let i = 0; i < sides.length; i += 131) {
      const other = sides.slice()
      other[i] = 1 - other[i]
      expect(priceOf(graph, other)).toBeGreaterThanOrEqual(price - 1e-3)
    }
  })

  it('[S2.52] cuts a red disc from grass by the colours of both', () => {
    const [width, height] = [60, 60]
    const chance = openChance(3)
    const rgba = new Uint8ClampedArray(width * height * 4)
    const isDisc = (i: number) => Math.hypot((i % width) - 30, Math.floor(i / width) - 28) < 16
    for (let i = 0; i < width * height; i++) {
      const [r, g, b] = isDisc(i) ? [190, 60, 50] : [90, 130, 60]
      const grain = chance.bell() * 25
      rgba.set([r + grain, g + grain, b + grain, 255], i * 4)
    }
    const lab = labOf({ width, height, rgba })
    const inside = fitColors(lab, (i) => Math.hypot((i % width) - 30, Math.floor(i / width) - 30) < 10)
    const outside = fitColors(lab, (i) => i < width * 6)
    if (!inside || !outside) throw new Error('No colours were found.')
    const [source, sink] = [logLikelihoods(inside, lab), logLikelihoods(outside, lab)].map((all) => all.map((v) => -v))
    const sides = minCut({ width, height, source: sink, sink: source, ...contrastLinks(lab) })
    expect(sides.every((side, i) => side === (isDisc(i) ? 1 : 0))).toBe(true)
    expect(fitColors(lab, (i) => i < 8)).toBeNull()
  })
})
