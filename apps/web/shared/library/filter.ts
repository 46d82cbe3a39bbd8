import {
  type LibraryFilter,
  libraryFilterSchema,
  type LibrarySort,
  librarySortSchema,
} from '@toile/contract/features/library.ts'
import { fromHex, toHex } from '@toile/craft/colors/color.ts'
import { z } from 'zod'

/** A library without any filter. */
export const everything: LibraryFilter = libraryFilterSchema.parse({})

const field = libraryFilterSchema.shape
/** A value of the address: one that does not fit is as if it were not there, and the others stay. */
const forgiving = {
  tab: field.tab.catch(null),
  category: z.coerce.string().pipe(field.category.unwrap().unwrap()).nullable().catch(null),
  tags: z
    .union([z.array(z.coerce.string()), z.coerce.string().transform((tag) => [tag])])
    .pipe(field.tags.unwrap())
    .catch([]),
  source: field.source.catch(null),
  search: z.coerce.string().pipe(field.search.unwrap()).catch(''),
  color: z
    .string()
    .transform((text) => fromHex(text))
    .catch(null),
  within: field.within.catch(everything.within),
  like: field.like.catch(null),
  likeFile: field.likeFile.catch(null),
  from: field.from.catch(null),
  to: field.to.catch(null),
  bin: field.bin.catch(false),
}
const addressSchema = z.object(forgiving).partial()

/** The filter that an address asks for; `text` is what is searched for. */
export function filterOf({ text, ...address }: Record<string, unknown>): LibraryFilter {
  const named = Object.entries({ ...address, search: text }).filter(([, value]) => value !== undefined)
  const read = addressSchema.parse(Object.fromEntries(named))
  return libraryFilterSchema.parse(Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)))
}

/** The order that an address asks for; null leaves it to what is remembered. */
export const sortOf = ({ sort }: Record<string, unknown>): LibrarySort | null =>
  librarySortSchema
    .nullable()
    .catch(null)
    .parse(sort ?? null)

export type LibraryAddress = Record<string, string | number | boolean | readonly string[]>

/** The address of a filter: only what narrows stands in it, so that a link restores exactly this view. */
export function addressOf(filter: LibraryFilter, sort: LibrarySort | null): LibraryAddress {
  const { tab, category, tags, source, search, color, within, like, likeFile, from, to, bin } = filter
  return {
    ...(tab ? { tab } : {}),
    ...(category === null ? {} : { category }),
    ...(tags.length > 0 ? { tags } : {}),
    ...(source ? { source } : {}),
    ...(search ? { text: search } : {}),
    ...(color ? { color: toHex(color), within } : {}),
    ...(like ? { like } : {}),
    ...(likeFile ? { likeFile } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(bin ? { bin } : {}),
    ...(sort ? { sort } : {}),
  }
}

/** What narrows beside tab and category. */
export type Narrowing = 'search' | 'tags' | 'source' | 'color' | 'like' | 'dates'

/** What narrows a view beside its tab and category, in the order of the chips. */
export const narrowings = (filter: LibraryFilter): Narrowing[] => {
  const { search, tags, source, color, like, likeFile, from, to } = filter
  return [
    ...(search.trim() ? (['search'] as const) : []),
    ...(tags.length > 0 ? (['tags'] as const) : []),
    ...(color ? (['color'] as const) : []),
    ...(like || likeFile ? (['like'] as const) : []),
    ...(source ? (['source'] as const) : []),
    ...(from || to ? (['dates'] as const) : []),
  ]
}

/** A filter without one of its narrowings. */
export const without = (filter: LibraryFilter, narrowing: Narrowing): LibraryFilter => ({
  ...filter,
  ...(narrowing === 'dates'
    ? { from: null, to: null }
    : narrowing === 'like'
      ? { like: null, likeFile: null }
      : { [narrowing]: everything[narrowing] }),
})

/** A filter that looks into the same part of the library at everything. */
export const onlyPart = ({ tab, bin }: LibraryFilter): LibraryFilter => ({ ...everything, tab, bin })
