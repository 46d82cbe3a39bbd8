import type { Chance } from '@toile/geometry'
import type { Steering } from '../designs/compose/steering.ts'
import { suits } from '../designs/compose/wardrobe.ts'
import type { AnyGarment, BodyCategory } from '../garments/garment.ts'
import { garments } from '../garments/index.ts'
import { isCutFor } from '../garments/isCutFor.ts'
import type { Wearer } from '../mannequins/wearer.ts'
import { concepts } from '../words/concepts.ts'
import type { Wish } from '../words/wish.ts'
import { answers } from './answers/index.ts'
import { isByNature, openCutting } from './cutting.ts'
import { grant } from './grant.ts'

type Candidate = (typeof garments)[number]

/** A garment that can answer, the garment word it answers, and the wishes that concern it. */
export interface Answering {
  garment: AnyGarment
  wishes: readonly Wish[]
  /** How much of the wishes it meets. */
  met: number
}

const isGarmentWord = (id: string) => concepts.get(id)?.kind === 'garment'

/** The garment that a wish is said of, straight or by way of a part. */
function hostOf(wish: Wish, wishes: readonly Wish[], deep = 0): string | null {
  const { of } = wish
  if (of === null || deep > 4) return null
  if (isGarmentWord(of)) return of
  const host = wishes.find(({ id }) => id === of)
  return host ? hostOf(host, wishes, deep + 1) : null
}

/** A word beside a general one says which of it is meant: a puffer coat is a puffer. */
function narrows(word: Wish, general: Wish): boolean {
  const isGeneral = ({ id }: Wish) => answers.get(id)?.garments.every((garment) => garment.startsWith('*')) ?? false
  const gap = Math.min(Math.abs(general.from - word.to), Math.abs(word.from - general.to))
  return word !== general && isGeneral(general) && !isGeneral(word) && gap <= 1
}

/** Every garment that answers what was named, with the wishes that concern it. */
function candidates(
  wishes: readonly Wish[],
  category: BodyCategory | null,
): { garment: Candidate; named: string | null }[] {
  const words = wishes.filter(({ id, not, change }) => isGarmentWord(id) && !not && change === null && answers.has(id))
  const named = words.filter((word) => !words.some((other) => narrows(other, word)))
  const unwanted = wishes.flatMap(({ id, not }) => (not && isGarmentWord(id) ? (answers.get(id) ?? []) : []))
  const allowed = garments.filter((garment) => !unwanted.some((answer) => isByNature(garment, answer)))
  const ofWords = named.flatMap(({ id }) => {
    const answer = answers.get(id)
    return answer
      ? allowed.filter((garment) => isByNature(garment, answer)).map((garment) => ({ garment, named: id }))
      : []
  })
  const within = ofWords.filter(({ garment }) => category === null || garment.category === category)
  if (within.length > 0) return within
  return allowed
    .filter((garment) => category === null || garment.category === category)
    .map((garment) => ({ garment, named: null }))
}

const clothWords: Readonly<Record<string, string>> = {
  denim: 'denimJacket denimDress denimSkirt jeans',
  knit: '*knitwear sweaterDress',
  cable_knit: 'aranSweater',
  leather: 'biker',
  shearling: 'aviatorJacket',
  faux_fur: 'teddyCoat',
  bouclé: 'boucleJacket',
  satin: 'slipDress slipSkirt cowlGown',
}

/** Cloth that a garment is at home in counts a little, cloth that makes the garment more. */
function clothOf({ id, category, character }: Candidate, wishes: readonly Wish[]): number {
  return wishes.reduce((sum, wish) => {
    if (wish.kind !== 'fabric' || wish.not) return sum
    const own = clothWords[wish.id]?.split(' ') ?? []
    if (own.includes(id) || own.includes(`*${category}`)) return sum + 1
    return sum + (character.fabrics.some((fabric) => fabric === wish.id) ? 0.15 : 0)
  }, 0)
}

/** How much less than the best a garment may answer and still be proposed beside it. */
const tolerance = 0.3

/** The garments that answer best, in a shuffled order that leans to what the style asks for; different ones of several named come in turn (requirement S9.04). */
export function rankGarments(
  wishes: readonly Wish[],
  category: BodyCategory | null,
  wearer: Wearer,
  steering: Steering,
  chance: Chance,
): Answering[] {
  const all = candidates(wishes, category)
  const cutFor = all.filter(({ garment }) => isCutFor(garment.wornBy, wearer))
  const rated = (cutFor.length > 0 ? cutFor : all).map(({ garment, named }) => {
    const own = wishes.filter((wish) => concernsOf(wish, wishes, named))
    const met = own.reduce((cutting, wish) => grant(cutting, wish, 0), openCutting(garment)).met
    const exact = named !== null && answers.get(named)?.garments.includes(garment.id) ? 0.2 : 0
    return {
      garment,
      named,
      wishes: own,
      met: met + exact + clothOf(garment, wishes),
      weight: suits(garment, wearer, steering),
    }
  })
  const words = [...new Set(rated.map(({ named }) => named))]
  const lines = words.map((word) => {
    const group = rated.filter(({ named }) => named === word)
    const best = Math.max(...group.map(({ met }) => met))
    return ordered(
      group.filter(({ met }) => met >= best - tolerance),
      chance.branch(word ?? ''),
    )
  })
  const longest = Math.max(0, ...lines.map((line) => line.length))
  const inTurn = Array.from({ length: longest }, (_, i) => lines.flatMap((line) => line[i] ?? [])).flat()
  return inTurn.filter(({ garment }, i) => inTurn.findIndex((other) => other.garment.id === garment.id) === i)
}

/** A wish concerns a garment when it is said of its word, of another word for it, or of nothing in particular. */
function concernsOf(wish: Wish, wishes: readonly Wish[], named: string | null): boolean {
  if (isGarmentWord(wish.id) || wish.overruled) return false
  const host = hostOf(wish, wishes)
  return host === null || named === null || host === named || !wishes.some(({ id }) => id === host)
}

function ordered<T extends { weight: number; garment: Candidate }>(group: readonly T[], chance: Chance): T[] {
  const left = [...group]
  const chosen: T[] = []
  const used = (category: string) => chosen.filter(({ garment }) => garment.category === category).length
  while (left.length > 0) {
    const next = chance.weighted(
      left.map((one) => [one, (one.weight + 0.02) * 0.3 ** used(one.garment.category)] as const),
    )
    chosen.push(next)
    left.splice(left.indexOf(next), 1)
  }
  return chosen
}
