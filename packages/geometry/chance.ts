import { sure } from './sure.ts'

/** A repeatable source of chance: the same seed gives the same run of numbers on every machine. */
export interface Chance {
  /** The next number from 0 up to but not including 1. */
  next(): number
  /** A number between two bounds. */
  between(least: number, most: number): number
  /** A whole number between two bounds, both possible. */
  whole(least: number, most: number): number
  /** One entry of a list that is not empty. */
  pick<T>(from: readonly T[]): T
  /** True with the given probability. */
  happens(probability: number): boolean
  /** A bell-shaped number about 0, within -2 and 2. */
  bell(): number
  /** One entry of a list of [entry, weight]. */
  weighted<T>(from: readonly (readonly [T, number])[]): T
  /** The list in a new order. */
  shuffled<T>(from: readonly T[]): T[]
  /** A new source that depends on this seed and a name, and leaves this source untouched. */
  branch(name: string): Chance
}

/** A number from 0 to 2^32 - 1 that depends on every character of a text (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** Opens a source of chance on a seed (mulberry32). */
export function openChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const whole = (least: number, most: number) => Math.floor(least + (most - least + 1) * next())
  return {
    next,
    between: (least, most) => least + (most - least) * next(),
    whole,
    // Not made sure: clusters are begun at a pick of no points, which nothing then falls to.
    pick: (from) => from[Math.floor(next() * from.length)]!,
    happens: (probability) => next() < probability,
    bell: () => next() + next() + next() + next() - 2,
    weighted(from) {
      let rest = next() * from.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [entry, weight] of from) {
        rest -= weight
        if (rest <= 0) return entry
      }
      return sure(from.at(-1))[0]
    },
    shuffled(from) {
      const out = from.slice()
      for (let i = out.length - 1; i > 0; i--) {
        const j = whole(0, i)
        const [kept, other] = [sure(out[i]), sure(out[j])]
        out[i] = other
        out[j] = kept
      }
      return out
    },
    branch: (name) => openChance((seed ^ seedOf(name)) >>> 0),
  }
}
