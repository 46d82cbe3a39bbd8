import type { LanguageId } from '@toile/rules/languages/index.ts'
import { concepts, type Kind } from './concepts.ts'
import { partsOf } from './rules.ts'
import { conceptToken, type Token } from './token.ts'
import type { Wish } from './wish.ts'

/** A wish while it is being read: where it stands among the tokens, clauses and segments. */
export interface Draft extends Wish {
  /** The place of its token. */
  place: number
  /** Clauses end at commas and at "but". */
  clause: number
  /** Segments end also at "with", "and", "on". */
  segment: number
  /** Whether it is the garment of a compound such as "pleated skirt". */
  soft: boolean
}

/** A word that turns what stands beside it. */
export interface Mark {
  id: string
  /** Whether it follows what it turns, whatever its language does otherwise. */
  after: boolean
  place: number
  clause: number
}

/** A text on its way from tokens to wishes. */
export interface Sentence {
  language: LanguageId
  tokens: readonly Token[]
  drafts: Draft[]
  marks: Mark[]
  /** Segments that a word like "on" opens. */
  grounds: ReadonlySet<number>
}

/** Splits compounds into what they say together: "pleated skirt" is a skirt and pleats. */
function expand(tokens: readonly Token[]): (Token & { soft: boolean })[] {
  return tokens.flatMap((token): (Token & { soft: boolean })[] => {
    const ids = partsOf.get(token.id) ?? (token.kind === 'compound' ? token.id.split('+') : [])
    if (ids.length === 0) return [{ ...token, soft: false }]
    return ids.map((id) => {
      const kind = concepts.get(id)?.kind ?? 'word'
      const value = kind === 'num' ? Number(id.slice(1)) : null
      return { ...token, id, kind, value, soft: kind === 'garment' && token.kind !== 'compound' }
    })
  })
}

/** "Fleurs roses" are pink: in French the flower's plural is the colour's, after a noun. */
function frenchRoses(tokens: readonly Token[], language: LanguageId): readonly Token[] {
  if (language !== 'fr') return tokens
  return tokens.map((token, i) => {
    const noun = ['motif', 'garment', 'detail', 'closure'].includes(tokens[i - 1]?.kind ?? '')
    return token.id === 'rose' && noun ? { ...conceptToken('pink', token), guess: token.guess } : token
  })
}

const joins = new Set(['with', 'and', 'or', 'on'])
const turns = new Set(['not', 'more', 'less', 'more_after', 'less_after', 'remove', 'replace'])

const isKind = (kind: Token['kind']): kind is Kind | 'size' =>
  kind !== 'break' && kind !== 'gap' && kind !== 'word' && kind !== 'num' && kind !== 'idiom'

const draftOf = (
  token: Token & { soft: boolean },
  kind: Kind | 'size',
  at: Pick<Draft, 'place' | 'clause' | 'segment'>,
) => ({
  ...at,
  id: token.id,
  kind,
  of: null,
  not: false,
  change: null,
  count: null,
  millimetres: kind === 'size' ? token.value : null,
  guess: token.guess,
  overruled: false,
  from: token.from,
  to: token.to,
  soft: token.soft,
})

/** Puts the concepts of a text in order, each with its clause and its segment (requirement S9.04). */
export function draftsOf(split: readonly Token[], language: LanguageId): Sentence {
  const tokens = expand(frenchRoses(split, language))
  const drafts: Draft[] = []
  const marks: Mark[] = []
  const grounds = new Set<number>()
  let clause = 0
  let segment = 0
  let swapped = -1
  tokens.forEach((token, place) => {
    const { id, kind } = token
    if (kind === 'break' || id === 'add' || id === 'but') {
      clause++
      segment++
    } else if (kind === 'gap') segment++
    else if (kind === 'op' && joins.has(id)) {
      segment++
      // "Change blue on black" swaps, and speaks of no ground.
      if (id === 'on' && swapped !== clause) grounds.add(segment)
    } else if (turns.has(id)) {
      marks.push({ id: id.replace('_after', ''), after: id.endsWith('_after'), place, clause })
      if (id === 'replace') swapped = clause
    } else if (isKind(kind)) drafts.push(draftOf(token, kind, { place, clause, segment }))
  })
  return { language, tokens, drafts, marks, grounds }
}
