import type { z } from 'zod'
import { refuse } from '../refusals.ts'
import { isNamed, type Migration } from './migration.ts'
import { reading } from './reading.ts'

interface Written<I extends string, S extends z.ZodType> {
  id: I
  /** The form of the present version. */
  present: S
  /** Every step from the first version to the present one, in their order. */
  migrations: readonly Migration[]
}

/** A kind of document: its present version and form, and how a stored one of any version is read. */
export interface DocumentKind<I extends string, S extends z.ZodType> {
  id: I
  version: number
  /** The form of the present version; what is written has it. */
  present: S
  /** Reads a document of any version as the present one; one of a version to come is refused. */
  reads: z.ZodPreprocess<S, z.input<S>>
  /** Something stored as the present version, not checked yet. */
  migrate: (stored: unknown) => unknown
}

/** Declares a kind of document; its migrations stand in order, from the first version on. A document that names no version is one of the first. */
export function defineDocument<const I extends string, S extends z.ZodType>({
  id,
  present,
  migrations,
}: Written<I, S>): DocumentKind<I, S> {
  const version = migrations.length + 1
  if (migrations.some(({ from }, i) => from !== i + 1))
    throw new RangeError(`The migrations of a ${id} are out of order.`)
  const migrate = (stored: unknown): unknown => {
    if (!isNamed(stored)) return stored
    const written = stored.version ?? 1
    if (typeof written === 'number' && written > version) throw refuse('documentNewer')
    return migrations.reduce(
      (document, { from, migrate: step }) =>
        (document.version ?? 1) === from ? { ...step(document), version: from + 1 } : document,
      stored,
    )
  }
  return { id, version, present, migrate, reads: reading(present, migrate) }
}
