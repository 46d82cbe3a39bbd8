import { categories } from '@toile/craft/garments/categories.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import { answers } from '@toile/craft/sketches/answers/index.ts'
import { chiefLanguage } from '@toile/craft/words/tokens.ts'
import type { Wish } from '@toile/craft/words/wish.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import type { Project } from '../projects/project.ts'
import { type BriefColor, briefColors, type FindCode, givesValue } from './briefColors.ts'
import { briefTitle } from './briefTitle.ts'
import { excerptAt, lineAt } from './paragraphs.ts'
import { wishesIn } from './wishesIn.ts'

/** A wish of a brief with the line it stands in and how often it is said. */
interface BriefWish {
  wish: Wish
  excerpt: string
  times: number
}

/** What was read of a brief: nothing of it holds before a person has seen it (requirement S5.05). */
export interface BriefReading {
  title: string
  language: LanguageId
  wishes: BriefWish[]
  colors: BriefColor[]
  gender: Project['gender'] | null
  ageGroup: Project['ageGroup'] | null
  /** Garment categories that are named. */
  positions: string[]
}

/** How many wishes and colours are shown of one brief, the most said first. */
const most = { wishes: 60, colors: 30 }
/** Who it is for, and colours, are told by themselves. */
const apart = new Set(['colour', 'person'])
/** Words of the trade that ask for nothing by themselves. */
const bare = new Set(['print', 'trim'])

function together(words: string, wishes: readonly Wish[]): BriefWish[] {
  const byWhat = new Map<string, BriefWish>()
  for (const wish of wishes) {
    const key = `${wish.not} ${wish.id} ${wish.of ?? ''}`
    const known = byWhat.get(key)
    if (known) known.times += 1
    else byWhat.set(key, { wish, excerpt: excerptAt(words, wish.from), times: 1 })
  }
  const kept = [...byWhat.values()].sort((a, b) => b.times - a.times).slice(0, most.wishes)
  return kept.sort((a, b) => a.wish.from - b.wish.from)
}

/** The id that is said more often than its rival; nothing when neither is, or both alike. */
function chiefly<T extends string>(
  wishes: readonly Wish[],
  sides: readonly (readonly [T, readonly string[]])[],
): T | null {
  const counted = sides
    .map(([side, ids]) => ({ side, times: wishes.filter(({ id, not }) => !not && ids.includes(id)).length }))
    .sort((a, b) => b.times - a.times)
  const [first, second] = counted
  return first && first.times > (second?.times ?? 0) ? first.side : null
}

const categoriesOf = (id: string): string[] =>
  (answers.get(id)?.garments ?? []).flatMap((garment) =>
    garment.startsWith('*') ? garment.slice(1) : (findGarment(garment)?.category ?? []),
  )

/** Reads the text of a brief: what it is called, wishes and colours with where they stand, and for whom it is (requirements S5.05, S9.04). */
export function readBrief(words: string, asked: LanguageId, findCode: FindCode): BriefReading {
  const language = chiefLanguage(words.slice(0, 4_000), asked)
  // Marks of emphasis part no words; as spaces they leave every place where it is.
  const wishes = wishesIn(words.replace(/[*_`~]/g, ' '), language)
  const named = new Set(wishes.flatMap(({ kind, id, not }) => (kind === 'garment' && !not ? categoriesOf(id) : [])))
  return {
    title: briefTitle(words),
    language,
    wishes: together(
      words,
      wishes.filter(
        ({ id, kind, not, from }) => !apart.has(kind) && !(bare.has(id) && !not) && !givesValue(lineAt(words, from)),
      ),
    ),
    colors: briefColors(words, wishes, asked, findCode).slice(0, most.colors),
    gender: chiefly(wishes, [
      ['female', ['woman', 'girl']],
      ['male', ['man', 'boy']],
    ]),
    ageGroup: chiefly(wishes, [
      ['child', ['child', 'girl', 'boy', 'baby']],
      ['adult', ['woman', 'man']],
    ]),
    positions: categories.flatMap(({ id }) => (named.has(id) ? [id] : [])),
  }
}
