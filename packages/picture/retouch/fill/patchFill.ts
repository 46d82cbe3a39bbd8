import { openChance } from '@toile/geometry'
import { distanceTo } from '../../kernels/distance.ts'
import { gauss } from '../../kernels/boxBlur.ts'
import { inverse, type Mask, planeOf } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'
import { type FillLevel, levelsOf, stretchOver } from './levels.ts'
import { improve, type Matches, openMatches } from './matches.ts'
import { slowTrend } from './slowTrend.ts'
import { vote } from './vote.ts'

/** Rounds of matching and voting on the coarsest level and on the finest. */
const mostRounds = 9
const leastRounds = 2
/** Whole patches that must be found around what is missing. */
const leastSources = 400
/** Pixels below which a picture is grain and edges, which are taken from one place and not from the mean of many. */
const fine = 1.3

/** A picture whose missing pixels are filled with what lies around them: patches elsewhere that go on what borders them, at several sizes, grain and all; the slow fall of light is kept out of it. Nothing where too little is left around. */
export function patchFill(picture: Pixels, missing: Mask): Pixels | null {
  const box = boxAround(missing)
  if (!box) return picture
  const finest = partOf(picture, missing, box)
  const trend = slowTrend(finest)
  shift(finest, trend, -1)
  const own = finest.values.slice()
  finest.values.set(withoutGrain(finest))
  const smooth = finest.values.slice()
  const depth = deepest(finest)
  const levels = levelsOf(finest, depth)
  const { next } = openChance(finest.width * 7919 + finest.height)
  let coarser: [FillLevel, Matches] | null = null
  for (let k = levels.length - 1; k >= 0; k--) {
    const level = levels[k]!
    const matches = openMatches(level, next, coarser)
    if (matches.sources.length < (k ? 40 : leastSources)) {
      if (k) continue
      return null
    }
    if (coarser) raise(coarser[0], level)
    else stretchOver(level)
    const away = depthIn(level)
    const rounds = Math.round(leastRounds + ((mostRounds - leastRounds) * k) / Math.max(1, levels.length - 1))
    for (let round = 0; round < rounds; round++) {
      for (let pass = 0; pass < 3; pass++) improve(level, matches, next, pass % 2 === 1)
      vote(level, matches, away)
    }
    coarser = [level, matches]
  }
  if (coarser) addGrain(finest, coarser[1], own, smooth)
  shift(finest, trend, 1)
  return laidBack(picture, finest, box)
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What is missing and as much around it as it is large, so that there is something to go by. */
function boxAround({ width, height, values }: Mask): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let i = 0; i < values.length; i++) {
    if (!values[i]) continue
    const x = i % width
    const y = (i - x) / width
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    bottom = y
  }
  if (right < 0) return null
  const margin = Math.max(64, Math.min(480, Math.max(right - left, bottom - top) * 1.2))
  const x = Math.max(0, Math.floor(left - margin))
  const y = Math.max(0, Math.floor(top - margin))
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(right + margin)) - x,
    height: Math.min(height, Math.ceil(bottom + margin)) - y,
  }
}

function partOf({ width: wide, rgba }: Pixels, missing: Mask, { x, y, width, height }: Box): FillLevel {
  const values = new Float32Array(width * height * 4)
  const hole = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    const from = (y + row) * wide + x
    values.set(rgba.subarray(from * 4, (from + width) * 4), row * width * 4)
    hole.set(missing.values.subarray(from, from + width), row * width)
  }
  return { width, height, values, hole }
}

function shift({ width, height, values }: FillLevel, trend: ReturnType<typeof slowTrend>, by: 1 | -1): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < 3; c++) values[(y * width + x) * 4 + c]! += by * trend(x, y, c)
    }
  }
}

/** How far each pixel lies from what is known, in pixels. */
const depthIn = ({ width, height, hole }: FillLevel) => distanceTo(inverse({ width, height, values: hole })).values

const deepest = (level: FillLevel) => depthIn(level).reduce((most, value) => Math.max(most, value), 0)

/** What is missing on a level begins as it was found on the coarser one. */
function raise(from: FillLevel, { width, hole, values }: FillLevel): void {
  for (let i = 0; i < hole.length; i++) {
    if (!hole[i]) continue
    const x = i % width
    const at = Math.min(from.height - 1, ((i - x) / width) >> 1) * from.width + Math.min(from.width - 1, x >> 1)
    for (let c = 0; c < 4; c++) values[i * 4 + c] = from.values[at * 4 + c]!
  }
}

/** What is known without its grain, so that patches are found by what they show; else the smoothest ones win. */
function withoutGrain(level: FillLevel): Float32Array {
  const { hole, values } = level
  const out = values.slice()
  const there = gauss(
    planeOf(level, (i) => 1 - hole[i]!),
    fine,
  ).values
  for (let c = 0; c < 3; c++) {
    const soft = gauss(
      planeOf(level, (i) => (hole[i] ? 0 : values[i * 4 + c]!)),
      fine,
    ).values
    for (let i = 0; i < hole.length; i++) if (!hole[i]) out[i * 4 + c] = soft[i]! / there[i]!
  }
  return out
}

/** Each pixel takes its grain from the patch that it found; what is known gets its own back. */
function addGrain({ hole, values }: FillLevel, { found }: Matches, own: Float32Array, smooth: Float32Array): void {
  for (let i = 0; i < hole.length; i++) {
    const from = hole[i] ? found[i]! : i
    for (let c = 0; c < 3; c++) values[i * 4 + c]! += own[from * 4 + c]! - smooth[from * 4 + c]!
  }
}

function laidBack(
  { width: wide, height: high, rgba }: Pixels,
  { hole, values }: FillLevel,
  { x, y, width }: Box,
): Pixels {
  const out = rgba.slice()
  for (let i = 0; i < hole.length; i++) {
    if (!hole[i]) continue
    const to = ((y + Math.floor(i / width)) * wide + x + (i % width)) * 4
    for (let c = 0; c < 4; c++) out[to + c] = values[i * 4 + c]!
  }
  return { width: wide, height: high, rgba: out }
}
