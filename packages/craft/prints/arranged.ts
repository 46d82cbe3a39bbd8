import { choiceKnob } from '../garments/knob.ts'
import type { PrintTile, Spot } from './print.ts'
import { latticeOf } from './repeat.ts'

/** How motifs stand inside a tile, whatever way the tile itself goes on (domain 4.3). */
export const arrangementKnob = choiceKnob('Arrangement', [
  { id: 'tossed', label: 'Tossed' },
  { id: 'rows', label: 'Rows' },
  { id: 'staggered', label: 'Staggered' },
  { id: 'hex', label: 'Honeycomb' },
  { id: 'ogee', label: 'Ogee' },
  { id: 'sateen5', label: 'Sateen of five' },
  { id: 'sateen8', label: 'Eight-end sateen' },
])
export type Arrangement = (typeof arrangementKnob)['normal']

/** Motif centres in an arrangement, about `count` of them; `apart` and `clearOf` hold for tossed ones only. */
export function arranged(
  tile: Pick<PrintTile, 'width' | 'height' | 'repeat' | 'scatter'>,
  arrangement: Arrangement,
  count: number,
  apart: number,
  clearOf: readonly Spot[] = [],
): readonly (readonly [number, number])[] {
  if (arrangement === 'tossed') return tile.scatter(count, apart, clearOf)
  if (arrangement === 'sateen5') return sateen(tile, count, 5, 2)
  if (arrangement === 'sateen8') return sateen(tile, count, 8, 3)
  return rows(tile, count, shapes[arrangement])
}

/** Width of a column against the height of a row, and whether every other column stands half a row lower. */
const shapes = {
  rows: { aspect: 1, lower: 0 },
  staggered: { aspect: 0.5, lower: 0.5 },
  hex: { aspect: Math.sqrt(3) / 2, lower: 0.5 },
  ogee: { aspect: 0.42, lower: 0.5 },
}

type Sides = Pick<PrintTile, 'width' | 'height' | 'repeat'>

function rows({ width, height, repeat }: Sides, count: number, { aspect, lower }: { aspect: number; lower: number }) {
  const { drop, step } = latticeOf(repeat)
  const row = Math.sqrt((width * height) / Math.max(1, count) / aspect)
  const columns = wholes(width / (row * aspect), lower ? 2 * step.d : step.d)
  const lines = wholes(height / row, drop.d)
  return grid(columns, lines, (i, j): readonly [number, number] => [
    ((i + 0.5) * width) / columns,
    (((j + 0.25 + (i % 2) * lower) % lines) * height) / lines,
  ])
}

/** One motif in each row and column of a block, moved on by `move` from row to row as warp floats are in a sateen, so that no lines are seen. */
function sateen({ width, height }: Sides, count: number, order: number, move: number) {
  const block = Math.sqrt((width * height * order) / Math.max(1, count))
  const across = wholes(width / block, 1)
  const down = wholes(height / block, 1)
  return grid(across * order, down, (i, j): readonly [number, number] => [
    ((i + 0.5) * width) / (across * order),
    ((j + (((i * move) % order) + 0.5) / order) * height) / down,
  ])
}

/** The nearest whole number of units, at least one. */
const wholes = (wanted: number, unit: number) => unit * Math.max(1, Math.floor(wanted / unit + 0.2))

/** Every place of a grid, ordered so that motifs told apart by their index do not stand in columns. */
const grid = <T>(columns: number, lines: number, at: (i: number, j: number) => T): T[] =>
  Array.from({ length: columns * lines }, (_, k) => ({ i: k % columns, j: Math.floor(k / columns) }))
    .sort((a, b) => mixed(a.i, a.j) - mixed(b.i, b.j))
    .map(({ i, j }) => at(i, j))

const mixed = (i: number, j: number) => (i * 5 + j * 7) % 12
