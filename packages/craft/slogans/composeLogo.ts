import { openChance, sureFirst } from '@toile/geometry'
import type { Measure } from './arrangements/arrangement.ts'
import { isLinking, wordsOf } from './arrangements/lines.ts'
import { lettersOf } from './chooseFonts.ts'
import { type Composed, inksFor, type LetteringWishes, moodFor } from './composeSlogan.ts'
import { fitDocument } from './fitDocument.ts'
import { findMark, type MarkId, marks } from './marks/index.ts'
import type { Mark, MarkPlan } from './marks/mark.ts'

const year = /\b(1[6-9]\d\d|20\d\d)\b/

/** The first letters of a name: of its words, or the first letter of one word; at most three. */
function initialsOf(name: string): string[] {
  const words = wordsOf(name.replace(year, ' ')).filter((word) => !isLinking(word))
  return words.slice(0, 3).map((word) => sureFirst(lettersOf(word.toLocaleUpperCase('en'))))
}

/** Makes logos out of a name, no two alike, in one or two inks; a year in the name is set as its year (requirement S3.27). */
export function composeLogo(
  name: string,
  wishes: LetteringWishes,
  measure: Measure,
  only: MarkId | null = null,
): Composed[] {
  const chance = openChance(wishes.seed)
  const established = year.exec(name)?.[0] ?? ''
  const text = name.replace(year, ' ').replace(/\s+/g, ' ').trim() || name.trim()
  const told = { text, lines: [text], words: wordsOf(text), initials: initialsOf(text), year: established }
  return chosenMarks(told, wishes, chance, only).map((mark, i) => {
    const own = chance.branch(`${mark.id} ${i}`)
    const mood = moodFor(wishes, mark.moods, own)
    const inks = inksFor(wishes.colors, mood, wishes.cloth).slice(0, 2)
    const plan: MarkPlan = { ...told, mood, inks, language: wishes.language, chance: own, measure }
    return {
      layout: mark.id,
      document: fitDocument('logo', mark.compose(plan), { width: 90, height: 90, margin: 1.5 }, null, measure),
    }
  })
}

function chosenMarks(
  told: Pick<MarkPlan, 'text' | 'words' | 'initials'>,
  wishes: LetteringWishes,
  chance: ReturnType<typeof openChance>,
  only: MarkId | null,
): Mark[] {
  const fixed = only && findMark(only)
  if (fixed) return Array.from({ length: wishes.count }, () => fixed)
  const left = marks.map((mark): [Mark, number] => [mark, Math.max(0.01, mark.suits(told)) ** 2])
  const chosen: Mark[] = []
  while (chosen.length < wishes.count && left.length > 0) {
    // One family after the other, so that four results are not four monograms.
    const used = chosen.map(({ family }) => family)
    const fresh = left.filter(([mark]) => !used.slice(-2).includes(mark.family))
    const mark = chance.weighted(fresh.length ? fresh : left)
    chosen.push(mark)
    left.splice(
      left.findIndex(([one]) => one === mark),
      1,
    )
  }
  return chosen
}
