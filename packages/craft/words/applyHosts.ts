import { sure } from '@toile/geometry'
import type { Draft, Sentence } from './draft.ts'
import { grammars } from './grammar.ts'
import { changeable, describing, features, hosts } from './rules.ts'

const isHost = ({ id, kind }: Draft) => kind === 'garment' || kind === 'motif' || hosts.has(id)
const carries = (host: Draft, draft: Draft) =>
  isHost(host) && !host.not && (draft.kind !== 'fabric' || host.kind !== 'motif')

/** What is changed: the nearest noun of the same clause. */
function changedBy(draft: Draft, i: number, drafts: readonly Draft[]): string | null {
  for (let step = 1; step < drafts.length; step++) {
    const pair = [drafts[i - step], drafts[i + step]].filter((one): one is Draft => one?.clause === draft.clause)
    if (pair.length === 0) return null
    const fitting = pair.filter(({ id, kind, change }) => (changeable.has(kind) || id === 'ground') && !change)
    const found = fitting.find(({ segment }) => segment === draft.segment) ?? fitting[0]
    if (found) return found.id
  }
  return null
}

/** Words or operators between two hosts end a compound noun. */
const apart = ({ tokens }: Sentence, first: Draft, second: Draft) =>
  tokens.slice(first.place + 1, second.place).some(({ kind }) => kind === 'word' || kind === 'op' || kind === 'gap')

/** The host after a word in its segment; of a compound noun it is the last: "navy polka dot dress" is a navy dress. */
function hostAfter(sentence: Sentence, i: number): Draft | undefined {
  const { drafts } = sentence
  const { segment } = sure(drafts[i])
  const fits = (host: Draft | undefined): host is Draft => host?.segment === segment && carries(host, sure(drafts[i]))
  for (let j = i + 1; drafts[j]?.segment === segment; j++) {
    if (!fits(drafts[j])) continue
    while (
      fits(drafts[j + 1]) &&
      sure(drafts[j]).id !== 'ground' &&
      !apart(sentence, sure(drafts[j]), sure(drafts[j + 1]))
    )
      j++
    return drafts[j]
  }
  return undefined
}

function hostBefore({ drafts }: Sentence, i: number): Draft | undefined {
  const { segment } = sure(drafts[i])
  for (let j = i - 1; drafts[j]?.segment === segment; j--)
    if (carries(sure(drafts[j]), sure(drafts[i]))) return drafts[j]
  return undefined
}

/** The garment that was spoken of last, else the one that comes next. */
const mainGarment = (draft: Draft, garments: readonly Draft[]) =>
  garments.findLast(({ place }) => place < draft.place) ?? garments.find(({ place }) => place > draft.place)

function describedBy(
  sentence: Sentence,
  i: number,
  garments: readonly Draft[],
  motif: Draft | undefined,
): string | null {
  const { drafts, grounds, language } = sentence
  const draft = sure(drafts[i])
  const sibling = [drafts[i + 1], drafts[i - 1]].find((one) => one?.from === draft.from)
  if (sibling && carries(sibling, draft)) return sibling.id
  const [next, before] = [hostAfter(sentence, i), hostBefore(sentence, i)]
  const host = grammars[language].adjectiveFirst ? (next ?? before) : (before ?? next)
  if (host) return host.id
  if (grounds.has(draft.segment) && draft.kind === 'colour') return 'ground'
  for (let j = i - 1; drafts[j]?.clause === draft.clause; j--)
    if (isHost(sure(drafts[j])) && (draft.kind !== 'fabric' || sure(drafts[j]).kind !== 'motif'))
      return sure(drafts[j]).id
  return (mainGarment(draft, garments) ?? (draft.kind === 'fabric' ? undefined : motif))?.id ?? null
}

/** Says of every wish what it belongs to: colours, tones, fabrics and sizes to their noun, features to their garment (requirement S9.04). */
export function applyHosts(sentence: Sentence): void {
  const { drafts } = sentence
  const garments = drafts.filter(({ kind }) => kind === 'garment')
  const motif = drafts.find(({ kind }) => kind === 'motif')
  drafts.forEach((draft, i) => {
    const { id, kind, not, change } = draft
    let host: string | null = null
    if (kind === 'change' || change) host = changedBy(draft, i, drafts)
    else if (describing.has(kind) && !not) host = describedBy(sentence, i, garments, motif)
    else if (features.has(kind) || kind === 'part') host = mainGarment(draft, garments)?.id ?? null
    draft.of = host === id ? null : host
  })
}
