import { createCanvas } from '@napi-rs/canvas'
import { fabrics } from '@toile/craft/fabrics/index.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../surface.ts'
import { drawAlone } from './drawFlat.ts'
import { dress } from './dressing.ts'
import { flatFigure } from './flatFigure.ts'
import { openSources } from './sources.ts'
import { clothTraits } from './testing/clothTraits.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const sources = openSources(host)
const figure = flatFigure('ines', 'front')
const side = 320
const hands = ['ink', 'illustration', 'realistic'] as const

/** How often the noise lies between the nearest pair at least: a wet wash lies otherwise with every seed, and its noise is larger. */
const least = { ink: 1, illustration: 2.5, realistic: 2.7 } as const

type Hand = (typeof hands)[number]
const seeds = [7919, 15838] as const

/** Traits of one cut in a fabric and one neutral colour. */
function traitsOf(hand: Hand, garment: string, fabric: string, seed: number): number[] {
  const worn = plainWorn(garment, { r: 150, g: 145, b: 138 }, { fabric, seed })
  const dressed = dress({ garments: [worn] }, figure, sources)
  return clothTraits(drawAlone(host, figure, dressed, sources, { width: side, height: side }, hand), side)
}

/** Every pair of fabrics on one cut with how often the noise between seeds lies between them, nearest first. */
function pairsOn(hand: Hand, garment: string): { pair: string; times: number }[] {
  const all = fabrics.map(({ id }) => ({ id, seen: seeds.map((seed) => traitsOf(hand, garment, id, seed)) }))
  const size = all[0].seen[0].length
  // Two seeds differ by the root of two times their spread.
  const spreads = Array.from({ length: size }, (_, t) => {
    const squares = all.reduce((sum, { seen: [a, b] }) => sum + (a[t] - b[t]) ** 2 / 2, 0)
    return Math.max(0.3, Math.sqrt(squares / all.length))
  })
  const between = (a: readonly number[], b: readonly number[]) =>
    Math.hypot(...a.map((v, t) => (v - b[t]) / spreads[t]))
  const noise = Math.sqrt(all.reduce((sum, { seen: [a, b] }) => sum + between(a, b) ** 2 / 2, 0) / all.length)
  const middle = (seen: readonly number[][]) => seen[0].map((v, t) => (v + seen[1][t]) / 2)
  return all
    .flatMap(({ id, seen }, i) =>
      all.slice(0, i).map((other) => ({
        pair: `${other.id} and ${id}`,
        times: between(middle(seen), middle(other.seen)) / noise,
      })),
    )
    .toSorted((a, b) => a.times - b.times)
}

describe('fabrics on one cut [S3.25]', () => {
  it.each(someOf(hands.flatMap((hand) => ['fitAndFlareDress', 'trousers'].map((garment) => [hand, garment] as const))))(
    '[S3.25] in %s every fabric tells from its neighbours on one %s',
    (hand, garment) => {
      const [nearest] = pairsOn(hand, garment)

      expect(nearest.times, nearest.pair).toBeGreaterThanOrEqual(least[hand])
    },
  )
})
