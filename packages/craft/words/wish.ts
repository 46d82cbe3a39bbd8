import type { Kind } from './concepts.ts'

/** One thing that a text asks for, in the vocabulary's own ids (requirement S9.04). */
export interface Wish {
  /** A concept of the vocabulary, or `size` for a measure. */
  id: string
  kind: Kind | 'size'
  /** The id of what it is said about: a garment, a part, a motif or the ground. */
  of: string | null
  /** Whether it is unwanted. */
  not: boolean
  /** 1 for more of it, -1 for less of it. */
  change: 1 | -1 | null
  count: number | null
  /** What a measure comes to, in millimetres. */
  millimetres: number | null
  /** Whether it was read through a slip of spelling: to be asked, never acted on silently. */
  guess: boolean
  /** Whether a later wish of the same exclusive group wins over it. */
  overruled: boolean
  /** Where it stands in the text as the person wrote it, in UTF-16 units. */
  from: number
  to: number
}

/** What was understood of a text: wishes in order, pairs that exclude each other, and the words that were not read. */
export interface Reading {
  wishes: Wish[]
  /** The earlier and the later of two wishes that cannot both hold; `not` stands before an unwanted one. */
  conflicts: [string, string][]
  unread: string[]
}
