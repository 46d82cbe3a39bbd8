import { z } from 'zod'

/** A field without what stands in its place where it is not said. */
function plain(field: z.ZodType): z.ZodType {
  if (!(field instanceof z.ZodDefault || field instanceof z.ZodPrefault)) return field
  const inner: unknown = field.unwrap()
  return inner instanceof z.ZodType ? plain(inner) : field
}

/** Some of the fields of a form: what is not said stays unsaid, also where the form has something in its place. */
export const partly = <S extends z.ZodObject>(form: S): z.ZodType<Partial<z.output<S>>> => {
  const fields = Object.entries<z.core.$ZodType>(form.shape).map(([name, field]) => [
    name,
    field instanceof z.ZodType ? plain(field).optional() : field,
  ])
  // Each field stands under its own name, which the compiler cannot follow through a list.
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<Partial<z.output<S>>>
}
