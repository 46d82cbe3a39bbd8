import { type Color, lightnessChromaHue } from '@toile/craft/colors/color.ts'
import { oklabOf } from '@toile/craft/colors/oklch.ts'
import type { InkField } from '../inkField.ts'

/** A band of one ink and how far down it reaches, as a share of the tile. */
export interface Band {
  ink: number
  until: number
}

const rows = 36
/** What it costs to change the ink from row to row, against the share of a row that another ink has. */
const change = 2.2
/** What the share of an ink counts: dull ones less, vivid ones by their chroma. */
const dull = 0.4
const vivid = 9
const leastBands = 3
const mostBands = 14
/** The part of what a picture tells in colours that its run must hold: else a flower in its middle would be lost. */
const leastTold = 0.7

/** The run of a picture's inks from top to bottom; where it has hardly any or the run leaves out what tells most, its inks in the order in which they lie. */
export function bandsOf(field: InkField, colors: readonly Color[]): Band[] {
  const shares = sharesOf(field, colors)
  const run = bestRun(shares, colors.length)
  const bands: Band[] = []
  run.forEach((ink, row) => {
    if (bands.at(-1)?.ink === ink) bands[bands.length - 1].until = (row + 1) / rows
    else bands.push({ ink, until: (row + 1) / rows })
  })
  const used = new Set(run)
  const told = (counts: (ink: number) => boolean) =>
    shares.reduce((sum, share) => share.reduce((own, value, ink) => (counts(ink) ? own + value : own), sum), 0)
  const tells = told((ink) => used.has(ink)) > told(() => true) * leastTold
  return tells && used.size >= Math.min(leastBands, colors.length) && bands.length <= mostBands
    ? bands
    : byPlace(shares, colors)
}

/** The share of each ink in each row of the picture, weighed towards vivid ones so that a sun or a flower is seen. */
function sharesOf({ width, height, index }: InkField, colors: readonly Color[]): Float64Array[] {
  const telling = colors.map((color) => dull + vivid * lightnessChromaHue(color).chroma)
  return Array.from({ length: rows }, (_, row) => {
    const share = new Float64Array(colors.length)
    const first = Math.floor((row * height) / rows)
    const last = Math.floor(((row + 1) * height) / rows)
    for (let i = first * width; i < last * width; i++) share[index[i]] += telling[index[i]] / ((last - first) * width)
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

/** The inks that tell most, each as broad as it tells, in the order in which they lie in the picture, and light to dark where they lie at one height. */
function byPlace(shares: readonly Float64Array[], colors: readonly Color[]): Band[] {
  const covers = colors.map((color, ink) => {
    const whole = shares.reduce((sum, share) => sum + share[ink], 0)
    const middle = shares.reduce((sum, share, row) => sum + share[ink] * ((row + 0.5) / rows), 0) / (whole || 1)
    return { ink, cover: Math.sqrt(whole / rows + 0.01), place: 2.5 * middle - 0.6 * oklabOf(color)[0] }
  })
  const used = covers
    .sort((a, b) => b.cover - a.cover)
    .slice(0, 7)
    .sort((a, b) => a.place - b.place)
  const whole = used.reduce((sum, { cover }) => sum + cover, 0)
  let until = 0
  return used.map(({ ink, cover }) => {
    until += cover / whole
    return { ink, until }
  })
}
