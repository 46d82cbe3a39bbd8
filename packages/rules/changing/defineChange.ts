import type { z } from 'zod'

/** What a step is called; shown translated. */
export interface StepName {
  readonly label: string
}

interface Written<I extends string, Doc, T extends z.ZodType> extends StepName {
  /** As it is exported. */
  id: I
  /** A name of its step that is nearer than its label, by what it is given. */
  nearer?: (given: z.output<T>) => StepName | null
  /** An English sentence that says what it does, for models. */
  says: string
  /** The form of what it is given. */
  takes: T
  apply: (document: Doc, given: z.output<T>) => Doc
}

/** A change of a list, whatever it takes. */
export interface ListedChange<Doc> extends StepName {
  readonly id: string
  readonly says: string
  readonly takes: z.ZodType
  /** What its step is called in undo and history. */
  nameOf(given: unknown): string
  /** Applies it with what is known to be of its form. */
  applied(document: Doc, given: unknown): Doc
  /** Applies it with what is not known to be of its form. */
  run(document: Doc, given: unknown): Doc
}

/** A change that lists can tell of; it is called as a function. */
export interface DefinedChange<I extends string, Doc, T extends z.ZodType> extends ListedChange<Doc> {
  (document: Doc, given: z.output<T>): Doc
  readonly id: I
  readonly takes: T
  nameOf(given: z.output<T>): string
  applied(document: Doc, given: z.output<T>): Doc
}

/** What a change is given. */
export type GivenTo<C extends Pick<ListedChange<never>, 'takes'>> = z.output<C['takes']>

/** Declares a change of a document: pure, and giving the same document where nothing changes. */
export const defineChange = <const I extends string, Doc, T extends z.ZodType>({
  id,
  label,
  nearer,
  says,
  takes,
  apply,
}: Written<I, Doc, T>): DefinedChange<I, Doc, T> =>
  Object.assign((document: Doc, given: z.output<T>) => apply(document, given), {
    id,
    label,
    says,
    takes,
    nameOf: (given: z.output<T>) => nearer?.(given)?.label ?? label,
    applied: apply,
    run: (document: Doc, given: unknown) => apply(document, takes.parse(given)),
  })
