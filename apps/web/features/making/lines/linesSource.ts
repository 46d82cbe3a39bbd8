import type { LineEntry, LinesOf } from '@toile/contract/features/lines.ts'
import type { Picture } from '@toile/contract/features/files.ts'

/** What the address says is taken apart. */
export type Source = { kind: 'look'; id: string } | { kind: 'product'; id: string } | { kind: 'picture'; id: string }

const keys = { look: 'look', product: 'product', picture: 'file' } as const

/** The source of an address, or nothing. */
export function sourceOf(search: Readonly<Record<string, unknown>>): Source | null {
  for (const kind of ['look', 'product', 'picture'] as const) {
    const id = search[keys[kind]]
    if (typeof id === 'string' && id) return { kind, id }
  }
  return null
}

/** A source as the address spells it. */
export const searchOf = ({ kind, id }: Source): Record<string, string> => ({ [keys[kind]]: id })

/** A source as an order names it. */
export const orderedOf = ({ kind, id }: Source): LinesOf =>
  kind === 'look' ? { kind, designId: id } : kind === 'product' ? { kind, productId: id } : { kind, fileId: id }

/** Drawings that were taken from one picture at one time. */
export interface LineGroup {
  key: string
  from: Picture | null
  createdAt: string
  entries: readonly LineEntry[]
}

/** Drawings by the order that they came of, in the order of the list. */
export function groupsOf(entries: readonly LineEntry[]): LineGroup[] {
  const groups = Map.groupBy(entries, ({ taskId, from, createdAt }) => taskId ?? `${from?.id} ${createdAt}`)
  return [...groups].flatMap(([key, own]) => {
    const [first] = own
    return first ? [{ key, from: first.from, createdAt: first.createdAt, entries: own }] : []
  })
}
