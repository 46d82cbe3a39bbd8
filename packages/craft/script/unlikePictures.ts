import { apart } from '../colors/lab.ts'
import { leadingOf } from './colorScript.ts'
import type { BoardReading, Reading } from './reading.ts'
import { hueFamilies } from './traits.ts'

/** How far two pictures must be from one another to show something else; one thing seen twice is nearer. */
const elsewhere = 0.12

/** The picture of a board that weighs most, and the next that shows something else, if one does. */
export function unlikePictures(readings: readonly BoardReading[]): {
  first: BoardReading | null
  second: BoardReading | null
} {
  const first = leadingOf(readings)
  if (!first) return { first, second: null }
  const others = readings.filter((one) => one !== first && unlikeness(one.reading, first.reading) > elsewhere)
  return { first, second: leadingOf(others) }
}

/** How unlike two pictures are, about 0 to 1: half by their colours, half by the lie and size of their lines and their hues. */
function unlikeness(a: Reading, b: Reading): number {
  const nearest = (one: Reading, other: Reading) =>
    one.clusters.reduce(
      (sum, { place, share }) => sum + share * Math.min(...other.clusters.map((own) => apart(own.place, place))),
      0,
    )
  const colors = Math.min(1, (nearest(a, b) + nearest(b, a)) / 0.3)
  const names = ['lightness', 'horizon', 'figure', 'order', 'straightness', 'fineness', 'glints', 'busyness'] as const
  const lines = names.reduce((sum, name) => sum + Math.abs(a.traits[name] - b.traits[name]), 0) / names.length
  const hues = hueFamilies.reduce((sum, name) => sum + Math.abs(a.traits.hues[name] - b.traits.hues[name]), 0) / 2
  return 0.5 * colors + 0.3 * lines + 0.2 * Math.min(1, hues)
}
