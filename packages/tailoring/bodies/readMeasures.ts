import { sure } from '@toile/geometry'
import { measureNames } from './measureNames.ts'
import { type MeasureUnit, measureNumber, unitAtEnd } from './measureNumber.ts'
import type { Measures } from './measures.ts'

/** What is not right with a table of measures; rows count from 1, the titles' row. */
export type TableFault =
  | { kind: 'empty' }
  | { kind: 'unknownColumn' | 'columnTwice' | 'wrongUnit'; column: string }
  | { kind: 'missingColumn'; measure: keyof Measures }
  | { kind: 'notANumber'; row: number; column: string; text: string }

/** The bodies of a table in millimetres, those whose row is whole, and what is not right with the rest. */
export interface MeasuresTable {
  bodies: readonly { name: string; measures: Measures }[]
  faults: readonly TableFault[]
}

/** A column that is read: its title as written, where it stands, and its unit. */
interface Column {
  title: string
  at: number
  unit: MeasureUnit
}

const nameTitles = new Set(['name', 'size', 'body'])
const measureTitles = new Map<string, keyof Measures>([
  ...measureNames.map((name) => [name.toLowerCase(), name] as const),
  ['chest', 'bust'],
  ['hip', 'hips'],
  ['biceps', 'upperArm'],
])

/** Reads bodies from a table with a column for each measure (CSV by commas, semicolons or tabs): a title names the measure and may end with a unit, as "Waist to hips (cm)"; lengths without one are in the given unit. */
export function readMeasures(text: string, unit: Exclude<MeasureUnit, 'degrees'>): MeasuresTable {
  const [titles, ...rows] = rowsIn(text.replace(/^\uFEFF/, ''))
  if (!titles || titles.every((title) => title === '')) return { bodies: [], faults: [{ kind: 'empty' }] }
  const { columns, nameAt, faults } = columnsOf(titles, unit)
  const bodies: { name: string; measures: Measures }[] = []
  rows.forEach((cells, i) => {
    if (cells.every((cell) => cell === '')) return
    const { measures, wrong } = bodyIn(cells, columns, i + 2)
    faults.push(...wrong)
    if (measures) bodies.push({ name: cells[nameAt] || String(i + 1), measures })
  })
  return { bodies, faults }
}

function columnsOf(titles: readonly string[], usual: MeasureUnit) {
  const columns = new Map<keyof Measures, Column>()
  const faults: TableFault[] = []
  let nameAt = -1
  titles.forEach((title, at) => {
    if (title === '') return
    const { rest, unit } = unitAtEnd(title)
    const key = rest.replace(/[^a-z]/gi, '').toLowerCase()
    const measure = measureTitles.get(key)
    const angle = measure === 'shoulderSlope'
    if (nameTitles.has(key) && nameAt < 0) nameAt = at
    else if (!measure) faults.push({ kind: 'unknownColumn', column: title })
    else if (columns.has(measure)) faults.push({ kind: 'columnTwice', column: title })
    else {
      if (unit && (unit === 'degrees') !== angle) faults.push({ kind: 'wrongUnit', column: title })
      columns.set(measure, { title, at, unit: angle ? 'degrees' : unit === 'degrees' ? usual : (unit ?? usual) })
    }
  })
  for (const measure of measureNames) if (!columns.has(measure)) faults.push({ kind: 'missingColumn', measure })
  return { columns, nameAt, faults }
}

function bodyIn(cells: readonly string[], columns: ReadonlyMap<keyof Measures, Column>, row: number) {
  const read: Partial<Measures> = {}
  const wrong: TableFault[] = []
  for (const [measure, { title, at, unit }] of columns) {
    const text = cells[at] ?? ''
    const value = measureNumber(text, unit)
    if (value === null) wrong.push({ kind: 'notANumber', row, column: title, text })
    else read[measure] = value
  }
  return { measures: isWhole(read) ? read : null, wrong }
}

const isWhole = (read: Partial<Measures>): read is Measures => measureNames.every((name) => read[name] !== undefined)

/** The rows of a table in its cells; a cell in quotes may hold separators and line ends, and a quote written twice. */
function rowsIn(text: string): string[][] {
  const titles = sure(text.split('\n', 1)[0])
  const separator = [';', '\t'].find((one) => titles.includes(one)) ?? ','
  const cell = new RegExp(`[ ]*(?:"((?:[^"]|"")*)"[ ]*|([^${separator}\\r\\n]*))(${separator}|\\r\\n?|\\n|$)`, 'g')
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === '') break
    if (end !== separator) rows.push([])
  }
  return rows
}
