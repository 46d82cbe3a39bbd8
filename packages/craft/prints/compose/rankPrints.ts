import type { Chance } from '@toile/geometry'
import { concepts } from '../../words/concepts.ts'
import type { Print } from '../print.ts'
import type { PrintWish } from './printWish.ts'

/** How much a word weighs beside others: what is drawn before how, how before in what spirit. */
const weights: Readonly<Record<string, number>> = { motif: 10, manner: 6, mood: 2 }
const kindOf = (id: string) => concepts.get(id)?.kind ?? ''

/** The prints that answer a wish, the best first; where a motif is named only prints that show one come, and without any word all prints come by chance. */
export function rankPrints(prints: readonly Print[], { named, unwanted }: PrintWish, chance: Chance): Print[] {
  const motifs = named.filter((id) => kindOf(id) === 'motif' && prints.some(({ answers }) => answers[id]))
  const scored = prints.flatMap((print) => {
    if (unwanted.some((id) => (print.answers[id] ?? 0) > 0.5)) return []
    if (motifs.length > 0 && !motifs.some((id) => print.answers[id])) return []
    const score = named.reduce((sum, id) => sum + (weights[kindOf(id)] ?? 0) * (print.answers[id] ?? 0), 0)
    return [{ print, score: score + chance.next() * (named.length ? 1.2 : 8) }]
  })
  return scored.sort((a, b) => b.score - a.score).map(({ print }) => print)
}
