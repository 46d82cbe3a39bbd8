import type { Piece } from '@toile/craft/garments/piece.ts'

/** What pieces are drafted from: a name of all that they depend on, and their kin, a name of all that their models depend on beside the pieces themselves. */
export interface DraftOrder {
  name: string
  kin: string
  draft: () => readonly Piece[]
}

/** Drafts kept by name; a piece that a knob left as it was stays the same piece, so that its model and its picture stay too. */
export interface Drafts {
  /** The pieces drafted under a name before, or drafted now. */
  drafted(order: DraftOrder): readonly Piece[]
  /** The name under which pieces came out like this first. */
  nameOf(pieces: readonly Piece[]): string | undefined
}

const mostDrafts = 24

/** Opens an empty shelf of drafts; what `forget` is told of stands in none of them any more. */
export function openDrafts(forget: (piece: Piece) => void): Drafts {
  const drafts = new Map<string, readonly Piece[]>()
  const latest = new Map<string, readonly Piece[]>()
  const names = new WeakMap<readonly Piece[], string>()
  const shorten = () => {
    for (const [name, gone] of drafts) {
      if (drafts.size <= mostDrafts) break
      drafts.delete(name)
      const left = new Set([...drafts.values()].flat())
      gone.filter((piece) => !left.has(piece)).forEach(forget)
    }
    for (const oldest of latest.keys()) {
      if (latest.size <= mostDrafts) break
      latest.delete(oldest)
    }
  }
  return {
    drafted({ name, kin, draft }) {
      const pieces = drafts.get(name) ?? likeBefore(latest.get(kin) ?? [], draft())
      drafts.delete(name)
      drafts.set(name, pieces)
      latest.delete(kin)
      latest.set(kin, pieces)
      if (!names.has(pieces)) names.set(pieces, name)
      shorten()
      return pieces
    },
    nameOf: (pieces) => names.get(pieces),
  }
}

/** Pieces with those of before in the place of their equals; where all are, the very list of before. */
function likeBefore(before: readonly Piece[], made: readonly Piece[]): readonly Piece[] {
  const pieces = made.map((piece) => {
    const known = before.find(({ name, layer }) => name === piece.name && layer === piece.layer)
    return known && isEqual(known, piece) ? known : piece
  })
  return pieces.length === before.length && pieces.every((piece, i) => piece === before[i]) ? before : pieces
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether two pieces, or parts of them, are the same to the last digit. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false
    for (let i = 0; i < one.length; i++) if (one[i] !== other[i] && !isEqual(one[i], other[i])) return false
    return true
  }
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isEqual(one[name], other[name]))
}
