import type { Wish } from '../../words/wish.ts'
import type { Arrangement } from '../arranged.ts'
import type { Direction } from '../direction.ts'
import type { Repeat } from '../repeat.ts'

/** What words ask of a print, apart from its colours. */
export interface PrintWish {
  /** What is named: motifs, manners and moods by their concepts. */
  named: readonly string[]
  unwanted: readonly string[]
  /** Times the print's ordinary size. */
  scale: number
  /** -1 sparse to 1 dense; null when nothing was said. */
  density: number | null
  direction: Direction | null
  arrangement: Arrangement | null
  repeat: Repeat | null
  /** The tile's width on cloth in millimetres, when it was given. */
  width: number | null
}

const scales: Readonly<Record<string, number>> = {
  scale_tiny: 0.45,
  scale_small: 0.65,
  scale_large: 1.6,
  scale_giant: 2.4,
  bigger: 1.35,
  smaller: 0.75,
  pin_dot: 0.4,
}
const densities: Readonly<Record<string, number>> = {
  dense: 0.8,
  sparse: -0.8,
  density_mid: 0,
  denser: 0.5,
  sparser: -0.5,
}
const directions: Readonly<Record<string, Direction>> = {
  one_way: 'oneWay',
  two_way: 'twoWay',
  multi_way: 'fourWay',
  toss: 'tossed',
}
const arrangements: Readonly<Record<string, Arrangement>> = {
  toss: 'tossed',
  ogee: 'ogee',
  diamond: 'staggered',
  hex: 'hex',
}
const repeats: Readonly<Record<string, Repeat>> = {
  straight_repeat: 'straight',
  half_drop: 'halfDrop',
  brick: 'brick',
  mirror: 'mirror',
}
const naming = new Set(['motif', 'manner', 'mood'])
const ofRepeat = new Set(['repeat', 'print', 'motif', 'straight_repeat', 'half_drop', 'brick', 'mirror'])

const last = <T>(wishes: readonly Wish[], table: Readonly<Record<string, T>>): T | null => {
  const found = wishes.findLast(({ id }) => id in table)
  return found ? table[found.id] : null
}

/** Reads the wishes of a text as a print designer would; guesses count like the rest, so only confirmed ones may be among them (requirements S5.16, S9.04). */
export function printWish(wishes: readonly Wish[]): PrintWish {
  const held = wishes.filter(({ overruled }) => !overruled)
  const wanted = held.filter(({ not }) => !not)
  const names = (from: readonly Wish[]) => from.filter(({ kind }) => naming.has(kind)).map(({ id }) => id)
  const size = wanted.find(({ id, of }) => id === 'size' && (of === null || ofRepeat.has(of)))
  return {
    named: names(wanted),
    unwanted: names(held.filter(({ not }) => not)),
    scale: wanted.reduce((scale, { id }) => scale * (scales[id] ?? 1), 1),
    density: last(wanted, densities),
    direction: last(wanted, directions),
    arrangement: last(wanted, arrangements),
    repeat: last(wanted, repeats),
    width: size?.millimetres ?? null,
  }
}
