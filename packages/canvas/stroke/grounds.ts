import { clamp } from '@toile/geometry'
import { hashed } from './hashed.ts'

/** Pixels after which a ground repeats, both ways. */
const period = 512

/** Heights of paper or weave from 0 to 1, a repeating square of 512 pixels. */
export type Ground = Float32Array

/** The height of a ground under a pixel of the sheet. */
export const heightAt = (ground: Ground, x: number, y: number): number => ground[((y & 511) << 9) | (x & 511)]!

/** Soft clouds with bumps of one size. */
function cloud(cell: number, seed: number): Ground {
  const across = period / cell
  const knots = Float64Array.from({ length: across * across }, (_, i) =>
    hashed(i % across, Math.floor(i / across), seed),
  )
  const out = new Float32Array(period * period)
  for (let y = 0; y < period; y++) {
    const row = Math.floor(y / cell)
    const v = y / cell - row
    const down = v * v * (3 - 2 * v)
    const upper = row * across
    const lower = ((row + 1) % across) * across
    for (let x = 0; x < period; x++) {
      const column = Math.floor(x / cell)
      const u = x / cell - column
      const right = u * u * (3 - 2 * u)
      const next = (column + 1) % across
      const a = knots[upper + column]!
      const c = knots[lower + column]!
      out[y * period + x] =
        (a + (knots[upper + next]! - a) * right) * (1 - down) + (c + (knots[lower + next]! - c) * right) * down
    }
  }
  return out
}

/** Replaces heights by their rank, so that a threshold t leaves just 1 - t of the paper covered. */
function leveled(ground: Ground): Ground {
  const last = 4095
  const bins = new Uint32Array(last + 1)
  let low = Infinity
  let high = -Infinity
  for (const height of ground) {
    if (height < low) low = height
    if (height > high) high = height
  }
  const binOf = (height: number) => Math.min(last, Math.floor(((height - low) / (high - low)) * (last + 1)))
  for (const height of ground) bins[binOf(height)]! += 1
  for (let i = 1; i <= last; i++) bins[i]! += bins[i - 1]!
  return ground.map((height) => clamp(bins[binOf(height)]! / ground.length))
}

/** Clouds of several sizes, each [size of its bumps, seed, share]. */
function paper(...parts: readonly (readonly [cell: number, seed: number, share: number])[]): Ground {
  const out = new Float32Array(period * period)
  for (const [cell, seed, share] of parts) {
    const part = cloud(cell, seed)
    for (let i = 0; i < out.length; i++) out[i]! += part[i]! * share
  }
  return leveled(out)
}

/** Threads of canvas, over and under, eight pixels wide and a little crooked. */
function weave(): Ground {
  const out = new Float32Array(period * period)
  const bend = cloud(32, 71)
  for (let y = 0; y < period; y++) {
    for (let x = 0; x < period; x++) {
      const i = y * period + x
      const u = (x + (bend[i]! - 0.5) * 3) / 8
      const v = (y + (bend[(i * 7) % bend.length]! - 0.5) * 1.5) / 8
      const a = Math.abs(u - Math.floor(u) - 0.5) * 2
      const b = Math.abs(v - Math.floor(v) - 0.5) * 2
      const over = ((Math.floor(u) + Math.floor(v)) & 1) === 1
      out[i] = (over ? 1 - a * a : 1 - b * b) + hashed(x, y, 5) * 0.5
    }
  }
  return leveled(out)
}

/** What is painted on, each made from whole numbers when it is first asked for. */
const made = {
  /** Smooth drawing paper with a fine tooth. */
  cartridge: () => paper([1, 1, 0.5], [2, 2, 0.75], [4, 4, 0.3], [32, 3, 0.1]),
  /** Sugar paper for wax and chalk, with teeth of two to four pixels. */
  sugar: () => paper([1, 31, 0.4], [2, 32, 0.7], [4, 33, 0.75], [16, 34, 0.12]),
  /** Cold-pressed watercolour paper: bumps of some eight pixels with a fine tooth. */
  cold: () => paper([8, 11, 0.6], [4, 12, 0.45], [2, 13, 0.22], [32, 14, 0.12]),
  canvas: weave,
  /** Wide slow clouds: where water stands. */
  pools: () => paper([128, 41, 1], [64, 42, 0.55], [32, 43, 0.2]),
  /** Soft clouds for pigment and wandering edges. */
  clouds: () => paper([64, 21, 1], [32, 22, 0.5], [16, 23, 0.25], [8, 24, 0.13]),
} as const
export type GroundName = keyof typeof made

const known = new Map<GroundName, Ground>()

/** A ground by its name. */
export function groundOf(name: GroundName): Ground {
  const ground = known.get(name) ?? made[name]()
  known.set(name, ground)
  return ground
}
