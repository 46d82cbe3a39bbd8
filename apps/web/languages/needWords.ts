import { type Area, areas } from '@toile/rules/languages/areas.ts'
import { type LanguageId, languages } from '@toile/rules/languages/index.ts'
import type { Words } from '@toile/rules/languages/words.ts'
import i18next from 'i18next'
import { loadFont } from './fonts.ts'

/** Refusals are written with single braces, because the server fills them as well. */
const doubled = (sentence: string) => sentence.replaceAll(/\{(\w+)\}/g, '{{$1}}')
const forScreens = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([english, own]) => [doubled(english), doubled(own)]))

const needed = new Set<Area>(['shell'])
const coming = new Map<string, Promise<void>>()
const shown = new Set<LanguageId>()

/** Fetches something once; what failed is tried again by the next who needs it. */
function once(key: string, load: () => Promise<void>): Promise<void> {
  const known = coming.get(key)
  if (known) return known
  const begun = load().catch((error: unknown) => {
    coming.delete(key)
    throw error
  })
  coming.set(key, begun)
  return begun
}

async function fetchWords(id: LanguageId, area: Area): Promise<void> {
  const found = await languages.find((one) => one.id === id)?.load(area)
  if (found)
    i18next.addResourceBundle(id, 'translation', area === 'refusals' ? forScreens(found.words) : found.words, true)
}

/** Fetches what is needed so far in a language; English stands in the code, save its counted forms, which are here from the start. */
async function fill(id: LanguageId): Promise<void> {
  if (id === 'en') return
  const asked = [...needed]
  await Promise.all([
    once(`${id} font`, () => loadFont(id)),
    ...asked.map((area) => once(`${id} ${area}`, () => fetchWords(id, area))),
  ])
  if (needed.size > asked.length) await fill(id)
}

/** Fetches the words of an area, and of those it needs, in every language that this page is shown in. */
export async function needWords(area: Area): Promise<void> {
  for (const one of [area, ...areas[area]]) needed.add(one)
  await Promise.all([...shown].map(fill))
}

/** Fetches a language for all that is open, and for all that will be opened from now on. */
export async function needLanguage(id: LanguageId): Promise<void> {
  shown.add(id)
  await fill(id)
}
