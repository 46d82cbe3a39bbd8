import { type Area, areaIds } from '@toile/rules/languages/areas.ts'
import { contextOf, sentenceOf, shownOf } from '@toile/rules/languages/words.ts'
import type { Line } from './readLines.ts'

/** A language by areas, with what no area holds. */
export interface Sorted {
  areas: ReadonlyMap<Area, ReadonlyMap<string, string>>
  /** Sentences that an area needs and nobody has translated. */
  missing: readonly string[]
  /** Lines that nobody says. */
  unsaid: readonly string[]
  /** Lines with two translations; the first one stays. */
  doubled: readonly string[]
}

/** English is written in the code: what it has are counted forms and words said in a context, and they come with the shell. */
const wantedIn = (id: string, wanted: ReadonlyMap<Area, ReadonlySet<string>>) =>
  id === 'en'
    ? new Map<Area, ReadonlySet<string>>([['shell', new Set([...wanted.values()].flatMap((one) => [...one]))]])
    : wanted

/** Gives each area the lines of its sentences; the first of two translations is taken. */
export function sortLanguage(
  id: string,
  lines: readonly Line[],
  wanted: ReadonlyMap<Area, ReadonlySet<string>>,
): Sorted {
  const bySentence = Map.groupBy(lines, ({ english }) => sentenceOf(english))
  const doubled = lines.filter(({ english, own, path }) =>
    lines.some((one) => one.english === english && one.own !== own && one.path !== path),
  )
  const areas = new Map<Area, ReadonlyMap<string, string>>()
  const missing = new Set<string>()
  const mine = wantedIn(id, wanted)
  for (const area of areaIds) {
    const words = new Map<string, string>()
    for (const sentence of mine.get(area) ?? []) {
      const found = bySentence.get(sentence)
      if (!found && id !== 'en') missing.add(sentence)
      if (id === 'en' && contextOf(sentence)) words.set(sentence, shownOf(sentence))
      for (const { english, own } of found ?? []) if (!words.has(english)) words.set(english, own)
    }
    if (mine.has(area)) areas.set(area, new Map([...words].sort(([a], [b]) => (a < b ? -1 : 1))))
  }
  const kept = new Set([...areas.values()].flatMap((words) => [...words.keys()]))
  const unsaid = [...new Set(lines.map(({ english }) => english))].filter((english) => !kept.has(english))
  return { areas, missing: [...missing], unsaid, doubled: [...new Set(doubled.map(({ english }) => english))] }
}
