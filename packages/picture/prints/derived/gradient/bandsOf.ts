import type { Color } from '@toile/fashion/colors/color.ts'
import { oklabOf } from '@toile/fashion/colors/oklch.ts'
import type { InkField } from '../inkField.ts'

/** A band of one ink and how far down it reaches, as a share of the tile. */
export interface Band {
  ink: number
  until: number
}

const rows = 36
/** What it costs to change the ink from row to row, against the share of a row that another ink has. */
const change = 2.6
const leastBands = 3
const mostBands = 8

/** The run of a picture's inks from top to bottom; where it has hardly any, its inks from light to dark by how much of it they cover. */
export function bandsOf(field: InkField, colors: readonly Color[]): Band[] {
  const shares = sharesOf(field, colors.length)
  const run = bestRun(shares, colors.length)
  const bands: Band[] = []
  run.forEach((ink, row) => {
    if (bands.at(-1)?.ink === ink) bands[bands.length - 1].until = (row + 1) / rows
    else bands.push({ ink, until: (row + 1) / rows })
  })
  const kinds = new Set(bands.map(({ ink }) => ink)).size
  return kinds >= Math.min(leastBands, colors.length) && bands.length <= mostBands * 2 ? bands : byLight(shares, colors)
}

/** The share of each ink in each row of the picture, weighed towards vivid ones so that a sun or a flower is seen. */
function sharesOf({ width, height, index }: InkField, inks: number): Float64Array[] {
  return Array.from({ length: rows }, (_, row) => {
    const share = new Float64Array(inks)
    const first = Math.floor((row * height) / rows)
    const last = Math.floor(((row + 1) * height) / rows)
    for (let i = first * width; i < last * width; i++) share[index[i]] += 1 / ((last - first) * width)
    return share
  })
}

/** The run of inks that covers the rows best and changes seldom (Viterbi). */
function bestRun(shares: readonly Float64Array[], inks: number): number[] {
  let costs = new Float64Array(inks)
  const before: Uint8Array[] = []
  for (const share of shares) {
    const next = new Float64Array(inks)
    const from = new Uint8Array(inks)
    const least = costs.reduce((best, cost, ink) => (cost < costs[best] ? ink : best), 0)
    for (let ink = 0; ink < inks; ink++) {
      from[ink] = costs[ink] <= costs[least] + change ? ink : least
      next[ink] = Math.min(costs[ink], costs[least] + change) - Math.log(share[ink] + 0.03)
    }
    costs = next
    before.push(from)
  }
  const run: number[] = []
  let ink = costs.reduce((best, cost, k) => (cost < costs[best] ? k : best), 0)
  for (let row = shares.length - 1; row >= 0; row--) {
    run[row] = ink
    ink = before[row][ink]
  }
  return run
}

function byLight(shares: readonly Float64Array[], colors: readonly Color[]): Band[] {
  const covers = colors.map((color, ink) => ({
    ink,
    light: oklabOf(color)[0],
    cover: Math.sqrt(shares.reduce((sum, share) => sum + share[ink], 0) / shares.length + 0.01),
  }))
  const used = covers
    .sort((a, b) => b.cover - a.cover)
    .slice(0, 6)
    .sort((a, b) => b.light - a.light)
  const whole = used.reduce((sum, { cover }) => sum + cover, 0)
  let until = 0
  return used.map(({ ink, cover }) => ({ ink, until: (until += cover / whole) }))
}
