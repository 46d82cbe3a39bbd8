import { concepts } from './concepts.ts'
import type { Draft, Mark, Sentence } from './draft.ts'
import { grammars } from './grammar.ts'
import { carriers, features, moreOfIt, oppositeOf, withoutIt } from './rules.ts'
import type { Token } from './token.ts'

const inClause = ({ drafts }: Sentence, { clause }: Mark) => drafts.filter((draft) => draft.clause === clause)
const rename = (draft: Draft, id: string) => {
  draft.id = id
  draft.kind = concepts.get(id)?.kind ?? draft.kind
}

/** "Swap the buttons for a zip": the first of two goes; the bare name of a part only points. */
function replace(sentence: Sentence, mark: Mark) {
  const [first, second, third] = inClause(sentence, mark).filter(
    ({ kind, not }) => !not && (features.has(kind) || kind === 'colour'),
  )
  if (!first || !second || third || (first.kind === 'colour') !== (second.kind === 'colour')) return
  const points = ['collar', 'neckline', 'sleeve'].includes(first.id) || carriers.has(first.id)
  if (points) sentence.drafts.splice(sentence.drafts.indexOf(first), 1)
  else first.not = true
}

/** "Sans cordon" with an unknown word must not fall back on what stood before it. */
const unknownFollows = ({ tokens }: Sentence, { place }: Mark) => {
  for (const { kind, id, idle } of tokens.slice(place + 1, place + 12)) {
    if (kind === 'break' || id === 'add') return false
    if ((kind === 'word' && !idle) || kind === 'idiom') return true
  }
  return false
}

/** "More fitted", "less long", "nhỏ hơn": turns a quality into a change of it. */
function compare(sentence: Sentence, mark: Mark) {
  const { id, place, clause } = mark
  const grammar = grammars[sentence.language]
  const beside = sentence.marks.filter((other) => other.clause === clause && other.place !== place)
  const step = beside.find((other) => other.place > place)?.place ?? Number.POSITIVE_INFINITY
  const last = beside.findLast((other) => other.place < place)?.place ?? -1
  const list = inClause(sentence, mark)
  const next = list.find((draft) => draft.place > place && draft.place < step)
  const before = list.findLast((draft) => draft.place < place && draft.place > last)
  const after = mark.after || (id === 'more' ? grammar.moreAfter : grammar.lessAfter)
  const fallen = unknownFollows(sentence, mark) ? undefined : before
  const draft = after ? (before ?? next) : (next ?? fallen)
  // "Ít hoa hơn" compares once, with two words.
  if (!draft || draft.change !== null) return
  if (draft.kind === 'change') {
    if (id === 'less') rename(draft, oppositeOf.get(draft.id) ?? draft.id)
    return
  }
  const grown = moreOfIt.get(draft.id)
  if (grown) rename(draft, id === 'more' ? grown : (oppositeOf.get(grown) ?? grown))
  else draft.change = id === 'more' ? 1 : -1
}

const sharing = /^(も|や|도|이나|나|며|고)$/

/** Whether only conjunctions stand between two wishes, so that one "no" denies both. */
const joined = (tokens: readonly Token[], after: boolean, first: Draft, second: Draft) =>
  second.place - first.place > 1 &&
  tokens
    .slice(first.place + 1, second.place)
    .every(
      ({ id, kind, text }) =>
        (kind === 'op' && (id === 'or' || id === 'and' || (after && id === 'with'))) ||
        kind === 'gap' ||
        (kind === 'word' && sharing.test(text)),
    )

const prints = new Set(['print', 'motif'])

/** "No floral prints", "không họa tiết động vật": what is denied is the motif, and the word for prints only carries it. */
function denyMotif({ drafts, tokens }: Sentence, list: readonly Draft[], first: Draft): Draft {
  const beside = (one: Draft | undefined) =>
    one?.segment === first.segment &&
    tokens.slice(Math.min(one.place, first.place) + 1, Math.max(one.place, first.place)).every(({ idle }) => idle)
      ? one
      : undefined
  const i = list.indexOf(first)
  const pair = [beside(list[i + 1]), beside(list[i - 1])].find(
    (one) => one?.kind === 'motif' && prints.has(one.id) !== prints.has(first.id),
  )
  if (!pair) return first
  const carrier = prints.has(first.id) ? first : pair
  drafts.splice(drafts.indexOf(carrier), 1)
  return carrier === first ? pair : first
}

/** "No collar or buttons", "襟もボタンもない": denies what a word points at, and what is joined to it. */
function deny(sentence: Sentence, mark: Mark) {
  const { tokens, marks, language } = sentence
  const after = grammars[language].notAfter
  const step = marks.find((other) => other.clause === mark.clause && other.place > mark.place)?.place
  const whole = inClause(sentence, mark)
  const list = whole.length > 1 ? whole.filter(({ id }) => id !== 'colour') : whole
  const next = list.find(({ place }) => place > mark.place && place < (step ?? Number.POSITIVE_INFINITY))
  const before = list.findLast(({ place }) => place < mark.place)
  const fallen = unknownFollows(sentence, mark) ? undefined : before
  const nearest = after ? (before ?? next) : (next ?? fallen)
  if (!nearest) return
  const first = denyMotif(sentence, list, nearest)
  first.not = true
  const rest = after ? list.slice(0, list.indexOf(first)).reverse() : list.slice(list.indexOf(first) + 1)
  let last = first
  for (const draft of rest) {
    const [one, other] = after ? [draft, last] : [last, draft]
    if (!features.has(draft.kind) || !features.has(first.kind) || !joined(tokens, after, one, other)) return
    draft.not = true
    last = draft
  }
}

/** Applies the words that swap, compare and deny (requirement S9.04). */
export function applyTurns(sentence: Sentence): void {
  for (const mark of sentence.marks)
    if (mark.id === 'replace') replace(sentence, mark)
    else if (mark.id === 'more' || mark.id === 'less') compare(sentence, mark)
    else deny(sentence, mark)
  for (const draft of sentence.drafts) {
    const instead = draft.not ? withoutIt.get(draft.id) : undefined
    if (!instead) continue
    rename(draft, instead)
    draft.not = false
  }
}
