import type { z } from 'zod'
import type { Change } from '../document.ts'

interface Written<I extends string, Doc, T extends z.ZodType> {
  /** As it is exported. */
  id: I
  /** The name of its step in undo and history, unless its caller has a nearer one. */
  label: string
  /** An English sentence that says what it does, for models. */
  says: string
  /** The form of what it is given. */
  takes: T
  apply: (document: Doc, given: z.output<T>) => Doc
}

/** A change that lists can tell of; it is called as a function. */
export interface DefinedChange<I extends string, Doc, T extends z.ZodType> extends Change<Doc, z.output<T>> {
  readonly id: I
  readonly label: string
  readonly says: string
  readonly takes: T
  /** Applies it with what is not known to be of its form. */
  run(document: Doc, given: unknown): Doc
}

/** A change of a list, whatever it takes. */
export interface ListedChange<Doc> {
  readonly id: string
  readonly label: string
  readonly says: string
  readonly takes: z.ZodType
  run(document: Doc, given: unknown): Doc
}

/** Declares a change of a document: pure, and giving the same document where nothing changes. */
export const defineChange = <const I extends string, Doc, T extends z.ZodType>({
  id,
  label,
  says,
  takes,
  apply,
}: Written<I, Doc, T>): DefinedChange<I, Doc, T> =>
  Object.assign((document: Doc, given: z.output<T>) => apply(document, given), {
    id,
    label,
    says,
    takes,
    run: (document: Doc, given: unknown) => apply(document, takes.parse(given)),
  })
