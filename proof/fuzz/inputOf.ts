import type { Chance } from '@toile/geometry'
import { languageTagSchema } from '@toile/rules/languages/languageTag.ts'
import { z } from 'zod'

type Form = z.core.$ZodType

/** What no form expects. */
const strange: readonly unknown[] = [
  null,
  undefined,
  true,
  -0,
  -1,
  1e308,
  2 ** 31,
  2 ** 53,
  0.1,
  '',
  ' ',
  'x'.repeat(3_000),
  'a\u0000b',
  '\ud800',
  '🌺'.repeat(80),
  '__proto__',
  '../../etc/passwd',
  "'; drop table person; --",
  '<script>',
  [],
  {},
  [[[]]],
  { id: {} },
  '0198f0de-0000-7000-8000-000000000001',
  'f'.repeat(64),
]

/** Things of the caller, so that a call goes deeper than its first check. */
export interface Known {
  /** An id that a form names, or nothing. */
  idFor(form: Form): string | null
}

/** How a value is made: by chance, with what is known, and how often something strange stands instead. */
interface Making {
  chance: Chance
  known: Known
  odd: number
}

const text = ({ chance }: Making, least: number, most: number) => {
  const length = Math.min(most, least + chance.whole(0, 24))
  return Array.from({ length }, () => chance.pick('abc ÄßΩ漢字é1#-'.split(''))).join('')
}

const number = (form: z.ZodNumber, { chance, odd }: Making) => {
  const [from, to] = [Math.max(-1e9, form.minValue ?? -10), Math.min(1e9, form.maxValue ?? 5_000)]
  const inside = [from, to, chance.between(from, to)]
  const value = chance.pick(odd > 0 ? [...inside, from - 1, to + 1] : inside)
  return odd === 0 || chance.happens(0.7) ? Math.round(value) : value
}

/** A value near to what a form takes: right in most places, at the edge in some, and strange in a few. */
export function inputOf(form: Form, making: Making, depth = 0): unknown {
  const { chance, known, odd } = making
  if (depth > 12 || chance.happens(odd)) return chance.pick(strange)
  const id = known.idFor(form)
  if (id !== null && chance.happens(0.7)) return id
  const inner = (one: Form) => inputOf(one, making, depth + 1)
  if (form instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries<Form>(form.shape)
        .filter(() => !chance.happens(odd))
        .map(([key, one]) => [key, inner(one)]),
    )
  if (form instanceof z.ZodArray)
    return Array.from({ length: chance.pick([0, 1, 1, 2, 3, 9]) }, () => inner(form.element))
  if (form instanceof z.ZodUnion) return inner(chance.pick(form.options))
  if (form instanceof z.ZodEnum) return chance.pick(form.options)
  if (form instanceof z.ZodLiteral) return chance.pick([...form.values])
  if (form instanceof z.ZodRecord) return { [text(making, 1, 8)]: inner(form.valueType) }
  if (form instanceof z.ZodTuple) return form.def.items.map(inner)
  if (form instanceof z.ZodPipe) return inner(form.in)
  if (form instanceof z.ZodBoolean) return chance.happens(0.5)
  if (form instanceof z.ZodNumber) return number(form, making)
  if (form instanceof z.ZodUUID) return '0198f0de-0000-7000-8000-000000000001'
  if (form === languageTagSchema) return chance.pick(['en', 'ja', 'zh-Hant', 'pt-BR'])
  if (form instanceof z.ZodString) return text(making, form.minLength ?? 0, form.maxLength ?? 60)
  const { def }: { def: object } = form._zod
  return 'innerType' in def && def.innerType instanceof z.core.$ZodType && (odd === 0 || chance.happens(0.8))
    ? inner(def.innerType)
    : chance.pick(strange)
}
