import { z } from 'zod'
import type { Pattern } from '../../pattern/pattern.ts'
import { nameForm, sizeForm } from '../forms.ts'

interface Written<K extends string, F extends z.ZodRawShape> {
  kind: K
  name: string
  /** An English sentence that says what it does. */
  says: string
  /** What it is given beside its id, in millimetres and shares. */
  takes: F
  apply(pattern: Pattern, given: z.output<z.ZodObject<F>>, steps: number): Pattern
}

/** An edit of a list, whatever it is given. */
export interface ListedEdit {
  readonly kind: string
  readonly name: string
  readonly says: string
  /** Makes it in a pattern that is so many sizes above the base size, with what is known to be of its form; throws `CannotEdit` where it cannot be made. */
  apply(pattern: Pattern, given: unknown, steps: number): Pattern
}

/** A kind of edit with the form that it is kept in. */
export interface DefinedEdit<K extends string, F extends z.ZodRawShape> extends ListedEdit {
  readonly kind: K
  readonly form: z.ZodObject<Kept<K> & F, z.core.$strict>
  apply(pattern: Pattern, given: z.output<z.ZodObject<F>>, steps: number): Pattern
}

/** What every edit is kept with: its id, its kind, and the one size it is made in where it is not made in all. */
interface Kept<K extends string> {
  id: typeof nameForm
  kind: z.ZodLiteral<K>
  size: z.ZodOptional<typeof sizeForm>
}

/** Declares a kind of edit: pure, told in millimetres and shares by the names of pieces and edges, so that it is made in every size alike. */
export const defineEdit = <const K extends string, F extends z.ZodRawShape>({
  kind,
  name,
  says,
  takes,
  apply,
}: Written<K, F>): DefinedEdit<K, F> => ({
  kind,
  name,
  says,
  apply,
  form: z.strictObject({ id: nameForm, kind: z.literal(kind), size: sizeForm.optional(), ...takes }),
})
