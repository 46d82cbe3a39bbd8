import { sure } from '@toile/geometry'
import type { SizedPattern } from '../sizedPattern.ts'
import { measurePoints } from './measurePoints.ts'
import type { Table } from './table.ts'

const readings = { straight: 'straight', along: 'along the edge', around: 'all round' } as const

/** How far a sewn garment may be off in centimetres: a quarter of an inch, and half of one where it is longer than forty centimetres. */
const tolerance = (millimetres: number) => (millimetres > 400 ? 1.3 : 0.6)

/** The points of measure that a garment has, a column for each of its sizes, in centimetres. */
export function measureTable(sizes: readonly SizedPattern[]): Table {
  const rows = measurePoints.flatMap(({ code, name, reading, of }) => {
    const values = sizes.map(({ pattern }) => of(pattern))
    if (values.every((value) => value === null)) return []
    const most = Math.max(...values.map((value) => value ?? 0))
    return [[code, name, readings[reading], ...values.map((value) => value && value / 10), tolerance(most)]]
  })
  const titles = ['Code', 'Point of measure', 'How (cm)', ...sizes.map(({ name }) => name), 'Tolerance ±']
  return { name: 'Measures', rows: [titles, ...rows.map((row) => row.map((cell) => sure(cell)))] }
}
