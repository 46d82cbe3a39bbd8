import type { Names, Thing } from '@toile/rules/naming.ts'
import { z } from 'zod'

/** A thing that an input names. */
export interface Named {
  thing: Thing
  id: string
}

type Form = z.core.$ZodType

/** What a form says that its texts name, where it says so itself. */
export const namesOf = (form: Form & { names?: Names }): Names | null => form.names ?? null

/** The forms directly within a form, as it stands once it is read: of a codec, the side that it reads to. */
export function formsWithin(form: Form): readonly Form[] {
  if (form instanceof z.ZodObject) return Object.values<Form>(form.shape)
  if (form instanceof z.ZodArray) return [form.element]
  if (form instanceof z.ZodUnion) return form.options
  if (form instanceof z.ZodRecord) return [form.keyType, form.valueType]
  if (form instanceof z.ZodTuple) return [...form.def.items, ...(form.def.rest ? [form.def.rest] : [])]
  if (form instanceof z.ZodPipe) return [form.out]
  if (form instanceof z.ZodIntersection) return [form.def.left, form.def.right]
  if (form instanceof z.ZodLazy) return [form.def.getter()]
  const { def }: { def: object } = form._zod
  return 'innerType' in def && def.innerType instanceof z.core.$ZodType ? [def.innerType] : []
}

const known = new WeakMap<Form, boolean>()

/** Whether anything within a form says what it names, so that long lists of anything else are not walked. */
function names(form: Form): boolean {
  const before = known.get(form)
  if (before !== undefined) return before
  known.set(form, false)
  const found = namesOf(form) !== null || formsWithin(form).some(names)
  known.set(form, found)
  return found
}

const partOf = (value: unknown, key: string): unknown => Reflect.get(Object(value), key)

/** Whether an option of a union can be what a value is, by its fields of one value. */
const mayBe = (option: Form, value: unknown): boolean =>
  !(option instanceof z.ZodObject) ||
  Object.entries<Form>(option.shape).every(
    ([key, field]) =>
      !(field instanceof z.ZodLiteral) || [...field.values].some((literal) => literal === partOf(value, key)),
  )

function* within(form: Form, value: unknown): Iterable<[Form, unknown]> {
  if (form instanceof z.ZodObject) {
    for (const [key, field] of Object.entries<Form>(form.shape)) yield [field, partOf(value, key)]
  } else if (form instanceof z.ZodArray) {
    if (Array.isArray(value)) for (const item of value) yield [form.element, item]
  } else if (form instanceof z.ZodTuple) {
    if (Array.isArray(value))
      for (const [at, item] of value.entries()) yield [form.def.items[at] ?? form.def.rest ?? form, item]
  } else if (form instanceof z.ZodRecord) {
    for (const [key, item] of Object.entries(Object(value))) {
      yield [form.keyType, key]
      yield [form.valueType, item]
    }
  } else if (form instanceof z.ZodUnion) {
    for (const option of form.options) if (mayBe(option, value)) yield [option, value]
  } else for (const inner of formsWithin(form)) yield [inner, value]
}

/** Every thing of the caller that an input names, wherever in it, as its form says. */
export function idsIn(form: Form, value: unknown): Named[] {
  if (value === null || value === undefined || !names(form)) return []
  const own = namesOf(form)
  if (!own) return [...within(form, value)].flatMap(([inner, part]) => idsIn(inner, part))
  const id = 'thing' in own && typeof value === 'string' ? own.read(value) : null
  return 'thing' in own && id !== null ? [{ thing: own.thing, id }] : []
}
