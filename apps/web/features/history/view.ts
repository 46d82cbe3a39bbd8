import { z } from 'zod'
import { type Days, daysOf, spans } from './days.ts'

const day = z.iso.date().optional().catch(undefined)

const addressSchema = z.object({
  q: z.string().max(80).catch('').default(''),
  span: z
    .enum(spans.map(({ id }) => id))
    .catch('any')
    .default('any'),
  from: day,
  to: day,
  sort: z.enum(['changed', 'made', 'name']).catch('changed').default('changed'),
  bin: z.literal(1).optional().catch(undefined),
  open: z.uuid().optional().catch(undefined),
  state: z.uuid().optional().catch(undefined),
  with: z.uuid().optional().catch(undefined),
})

/** What the history shows, as its address says: search, days, order, the bin, the open collection, two states compared. */
export type HistoryView = z.output<typeof addressSchema>

/** Reads an address; what it does not understand is left at its usual value. */
export const viewOf = (search: Record<string, unknown>): HistoryView => addressSchema.parse(search)

/** A view as an address: usual values are left out. */
export function addressOf(view: HistoryView): Record<string, string | number> {
  const { q, span, from, to, sort, bin, open, state, with: other } = view
  const own = span === 'own'
  return {
    ...(q ? { q } : {}),
    ...(span === 'any' ? {} : { span }),
    ...(own && from ? { from } : {}),
    ...(own && to ? { to } : {}),
    ...(sort === 'changed' ? {} : { sort }),
    ...(bin ? { bin } : {}),
    ...(open ? { open } : {}),
    ...(state ? { state } : {}),
    ...(other ? { with: other } : {}),
  }
}

/** The days that a view asks for. */
export const daysIn = ({ span, from, to }: HistoryView, now: Date): Days =>
  span === 'own' ? { from: from ?? null, to: to ?? null } : daysOf(span, now)
