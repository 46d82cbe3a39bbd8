import type { Asks } from '@toile/contract/call.ts'
import { library, libraryTabSchema } from '@toile/contract/features/library.ts'
import { fromHex } from '@toile/craft/colors/color.ts'
import { sureFirst } from '@toile/geometry'
import type { Api } from './api.ts'
import { Mistake } from './mistake.ts'
import { choice, many, one, type Values, whole } from './options.ts'
import { readGiven } from './givenFiles.ts'

/** The options that narrow what is looked for in a library. */
export const filterOptions = {
  tab: choice('search, export: one part of the library. add: where to keep it.', libraryTabSchema.options, undefined),
  category: one('ID', 'search, export: one category. add: its category.'),
  tag: many('NAME', 'search, export: all of these tags. add: its tags.'),
  color: one('#RRGGBB', 'search, export: pictures that hold this colour.'),
  within: whole('DISTANCE', 'How near the colour has to be, by CIEDE2000.', [1, 40], 10),
  like: one('FILE', 'search, export: pictures like this one, nearest first.'),
}

/** The filter that words and options ask for; a picture to be like is sent to the studio first. */
export async function filterOf(
  api: Api,
  words: readonly string[],
  { tab, category, tag, color, within, like }: Values<typeof filterOptions>,
): Promise<Asks<typeof library.listItems>> {
  const wanted = color === undefined ? null : fromHex(color)
  if (color !== undefined && !wanted) throw new Mistake(`--color must be like #cc3333, not ${color}.`)
  const picture = like === undefined ? null : await api.upload('library', sureFirst(await readGiven([like])))
  return {
    tab: tab ?? null,
    category: category ?? null,
    tags: [...tag],
    search: words.join(' '),
    color: wanted,
    within,
    likeFile: picture?.id ?? null,
  }
}
