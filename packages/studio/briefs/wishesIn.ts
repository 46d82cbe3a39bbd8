import { applyHosts } from '@toile/craft/words/applyHosts.ts'
import type { Kind } from '@toile/craft/words/concepts.ts'
import { applyCounts } from '@toile/craft/words/applyCounts.ts'
import { draftsOf } from '@toile/craft/words/draft.ts'
import { wishOf } from '@toile/craft/words/readWishes.ts'
import { keepWishes } from '@toile/craft/words/tidy.ts'
import { tokensOf } from '@toile/craft/words/tokens.ts'
import { applyTurns } from '@toile/craft/words/applyTurns.ts'
import type { Wish } from '@toile/craft/words/wish.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { paragraphsOf } from './paragraphs.ts'

/** What a brief asks for that a designer acts on; bare numbers, parts and changes are talk around it. */
const telling: ReadonlySet<string> = new Set<Kind>([
  'garment',
  'neckline',
  'collar',
  'sleeve',
  'length',
  'fit',
  'closure',
  'pocket',
  'detail',
  'fabric',
  'motif',
  'manner',
  'colour',
  'tone',
  'palette',
  'season',
  'occasion',
  'mood',
  'person',
])

/** Every wish of a long text, paragraph by paragraph, each where it stands; what is only a slip of spelling away from a wish is none in prose (requirements S5.05, S9.04). */
export const wishesIn = (words: string, language: LanguageId): Wish[] =>
  paragraphsOf(words).flatMap(({ text, from }) => {
    const sentence = draftsOf(tokensOf(text, language), language)
    applyTurns(sentence)
    applyCounts(sentence)
    applyHosts(sentence)
    return keepWishes(sentence)
      .filter(({ kind, guess }) => telling.has(kind) && !guess)
      .map((draft) => ({ ...wishOf(draft), from: draft.from + from, to: draft.to + from }))
  })
