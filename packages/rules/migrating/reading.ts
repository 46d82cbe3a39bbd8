import { z } from 'zod'
import { isNamed } from './migration.ts'

/** A form that brings what is stored to the present version before it is checked. */
export const reading = <S extends z.ZodType>(
  present: S,
  migrate: (stored: unknown) => unknown,
): z.ZodPreprocess<S, z.input<S>> => z.preprocess((stored: z.input<S>) => migrate(stored), present)

/** Something stored as the present version of whichever kind it says it is. */
export const migrateAmong =
  (kinds: readonly { id: string; migrate: (stored: unknown) => unknown }[]) =>
  (stored: unknown): unknown =>
    (isNamed(stored) ? kinds.find(({ id }) => id === stored.kind)?.migrate(stored) : undefined) ?? stored
