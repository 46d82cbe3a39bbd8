import { kindOfPrint, type PrintKind, printKinds } from '@toile/craft/brands/printKinds.ts'
import { findPrint } from '@toile/craft/prints/index.ts'
import { printTable } from './printTable.ts'
import type { PrintTraits } from './printTraits.ts'
import type { StoredTraits } from './storedTraits.ts'
import { wornTable } from './wornTable.ts'

/** What a print is taken for. */
export interface NamedPrint {
  kind: PrintKind
  /** How likely each kind is, in the order of `printKinds`. */
  shares: number[]
  confidence: number
  like: string[]
}

interface Row {
  id: string
  kind: PrintKind
  traits: number[]
}

const neighbours = 7
const mostLike = 5
/** How much the traits of lay and edge count beside those of figures and colours, in the order of `seePrint`. */
const weights = [2, 2, 1, 1, 1, 0.6, 2.5, 2.5, 1.5, 1]

interface Table {
  rows: readonly Row[]
  spread: readonly number[]
}

const tables = { flat: printTable, worn: wornTable }
const known: Partial<Record<keyof typeof tables, Table>> = {}

function readTable({ ids: names, rows: counts, traits: wide, bytes: text }: StoredTraits): Table {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const ids = names.flatMap((id, i) => Array.from({ length: counts[i] }, () => id))
  const rows = ids.flatMap((id, i) => {
    const print = findPrint(id)
    const traits = Array.from(bytes.subarray(i * wide, (i + 1) * wide), (byte) => byte / 255)
    if (id === 'plain') return [{ id, kind: 'plain' as const, traits }]
    return print ? [{ id, kind: kindOfPrint(print), traits }] : []
  })
  const spread = Array.from({ length: wide }, (_, k) => {
    const mean = rows.reduce((sum, { traits }) => sum + traits[k], 0) / rows.length
    return Math.sqrt(rows.reduce((sum, { traits }) => sum + (traits[k] - mean) ** 2, 0) / rows.length) || 1
  })
  return { rows, spread }
}

/** Names the kind of a print by the prints of the catalogue that look most like it (requirement S2.61; bench/brand.ts holds it against drawn brands). */
export function nearestPrints(traits: PrintTraits, from: keyof typeof tables): NamedPrint {
  const { rows, spread } = (known[from] ??= readTable(tables[from]))
  const near = rows
    .map((row) => ({
      row,
      off: traits.reduce((sum, value, k) => sum + (weights[k] ?? 1) * ((value - row.traits[k]) / spread[k]) ** 2, 0),
    }))
    .sort((a, b) => a.off - b.off)
    .slice(0, neighbours)
  const votes = new Map<PrintKind, number>()
  for (const { row, off } of near) votes.set(row.kind, (votes.get(row.kind) ?? 0) + 1 / (off + 0.3))
  const total = [...votes.values()].reduce((sum, vote) => sum + vote, 0)
  const shares = printKinds.map(({ id }) => (votes.get(id) ?? 0) / total)
  const best = shares.indexOf(Math.max(...shares))
  const kind = printKinds[best].id
  const like =
    kind === 'plain' ? [] : [...new Set(near.filter(({ row }) => row.kind === kind).map(({ row }) => row.id))]
  return { kind, shares, confidence: shares[best] * Math.exp(-near[0].off / 40), like: like.slice(0, mostLike) }
}
