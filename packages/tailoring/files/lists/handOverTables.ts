import { sure } from '@toile/geometry'
import type { SizedPattern } from '../sizedPattern.ts'
import type { ClothLength } from './clothPlan.ts'
import { cuttingList } from './cuttingList.ts'
import { measureTable } from './measureTable.ts'
import { sewingSentence } from './sewingSentence.ts'
import { sewingSteps } from './sewingSteps.ts'
import type { Table } from './table.ts'

/** A size with the cloth it takes. */
export interface SizeWithCloth extends SizedPattern {
  cloth: readonly ClothLength[]
}

/** What a garment is made by, as tables: its measures in all sizes, what is cut and in which order it is sewn in the first of them, and the cloth of each. */
export function handOverTables(sizes: readonly SizeWithCloth[]): Table[] {
  const { pattern } = sure(sizes[0])
  return [measureTable(sizes), cutTable(sizes), sewingTable(pattern), clothTable(sizes)]
}

function cutTable(sizes: readonly SizedPattern[]): Table {
  const titles = ['Size', 'Piece', 'Cut of', 'As drawn', 'Mirrored', 'On the fold', 'Width (cm)', 'Length (cm)']
  const rows = sizes.flatMap(({ name: size, pattern }) =>
    cuttingList(pattern).map(({ name, of, drawn, mirrored, onFold, width, length }) => [
      size,
      name,
      of,
      drawn,
      mirrored,
      onFold ? 'yes' : 'no',
      width / 10,
      length / 10,
    ]),
  )
  return { name: 'Cutting list', rows: [titles, ...rows] }
}

const sewingTable = (pattern: SizedPattern['pattern']): Table => ({
  name: 'Sewing order',
  rows: [['Step', 'What is done'], ...sewingSteps(pattern).map((step, i) => [i + 1, sewingSentence(step)])],
})

function clothTable(sizes: readonly SizeWithCloth[]): Table {
  const titles = ['Size', 'Cloth', 'Width (cm)', 'Length (cm)', 'Used (%)', 'Cost', 'Wider than the cloth']
  const rows = sizes.flatMap(({ name, cloth }) =>
    cloth.map(({ of, width, marker, cost }) => [
      name,
      of,
      width / 10,
      marker.length / 10,
      100 * marker.yield,
      cost,
      marker.tooWide.join(', '),
    ]),
  )
  return { name: 'Cloth', rows: [titles, ...rows] }
}
