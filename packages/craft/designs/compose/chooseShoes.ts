import type { Chance } from '@toile/geometry'
import { type ShoeKind, shoes } from '../../mannequins/shoes.ts'
import type { Wearer } from '../../mannequins/wearer.ts'
import { lowerOf, type Shaped } from './outfit.ts'
import { unshod } from './shod/index.ts'
import type { Steering } from './steering.ts'
import { wordsOf } from './words.ts'

/** What a kind of shoe is worn for. */
interface Footing {
  warmth: number
  formality: number
  /** Factor for men, for children, and for women where it is not 1. */
  male: number
  child: number
  female?: number
}

/** By word of its id; the whole id first, then the first word that is known. */
const footings: Readonly<Record<string, Footing>> = {
  pump: { warmth: 0.4, formality: 0.8, male: 0, child: 0 },
  heel: { warmth: 0.4, formality: 0.7, male: 0, child: 0 },
  platform: { warmth: 0.2, formality: 0.6, male: 0, child: 0 },
  mule: { warmth: 0.2, formality: 0.55, male: 0, child: 0 },
  sandal: { warmth: 0.1, formality: 0.75, male: 0, child: 0 },
  flatSandal: { warmth: 0, formality: 0.25, male: 0.8, child: 1.6 },
  slide: { warmth: 0, formality: 0.05, male: 0.8, child: 0.6 },
  espadrille: { warmth: 0.1, formality: 0.25, male: 1, child: 0.3 },
  ballet: { warmth: 0.3, formality: 0.45, male: 0, child: 1 },
  maryJane: { warmth: 0.4, formality: 0.5, male: 0, child: 1.6 },
  loafer: { warmth: 0.4, formality: 0.5, male: 1.2, child: 0.4 },
  derby: { warmth: 0.5, formality: 0.7, male: 1.3, child: 0.4, female: 0.3 },
  brogue: { warmth: 0.5, formality: 0.6, male: 1.2, child: 0.3, female: 0.4 },
  sneaker: { warmth: 0.4, formality: 0.08, male: 1.3, child: 2.4 },
  highTop: { warmth: 0.5, formality: 0.02, male: 1, child: 1.6 },
  boot: { warmth: 0.85, formality: 0.45, male: 1, child: 0.8 },
  cowboy: { warmth: 0.7, formality: 0.25, male: 0.6, child: 0 },
  chelsea: { warmth: 0.8, formality: 0.45, male: 1.4, child: 1 },
  combat: { warmth: 0.85, formality: 0.1, male: 1, child: 0.8 },
  rain: { warmth: 0.7, formality: 0, male: 0.4, child: 1 },
  barefoot: { warmth: 0, formality: 0, male: 0.2, child: 0.2, female: 0.2 },
}
const plain: Footing = { warmth: 0.4, formality: 0.4, male: 0.7, child: 0.5 }

/** What boys are not given. */
const strapped = /maryJane|ballet/i
/** What stands heavy under a dress that is dressed up. */
const laced = /derby|brogue|combat/i
/** Where a man wears sandals. */
const beaches = ['holiday', 'resort', 'bohemian', 'safari']

const footingOf = (id: string): Footing =>
  wordsOf(id)
    .flatMap((word) => footings[word] ?? [])
    .at(-1) ?? plain

/** Chooses shoes for a look: by its warmth and dress, who wears it, what the brief likes and the rules of shoes; kinds that are worn already come back, so that one line of shoes holds the batch. */
export function chooseShoes(
  parts: readonly Shaped[],
  wearer: Wearer,
  worn: readonly string[],
  steering: Steering,
  chance: Chance,
): ShoeKind {
  const formality = parts.reduce((sum, { character }) => sum + character.formality, 0) / parts.length
  const warmth = steering.aim('warmth', 0.2 + 0.5 * Math.max(...parts.map(({ character }) => character.warmth)))
  const lower = lowerOf(parts)
  const legs = lower.category === 'skirt' || (lower.category === 'dress' && lower.slot === 'whole')
  const allowed = shoes.filter((shoe) => unshod(shoe, { parts, wearer }, steering).length === 0)
  return chance.weighted(
    allowed.map(({ id, heeled, closed }) => {
      const footing = footingOf(id)
      const own = heeled ? (wearer.gender === 'male' || wearer.ageGroup === 'child' ? 0 : 1) : 1
      const toes = !closed && wearer.gender === 'male' && wearer.ageGroup === 'adult' && !steering.asks(...beaches)
      const who =
        wearer.ageGroup === 'child'
          ? footing.child * (wearer.gender === 'male' && strapped.test(id) ? 0 : 1)
          : wearer.gender === 'male'
            ? footing.male
            : id === 'barefoot'
              ? 0
              : (footing.female ?? 1)
      const fits = Math.exp(-8 * (footing.formality - formality) ** 2 - 5 * (footing.warmth - warmth) ** 2)
      const asked = steering.likes(id, heeled ? 'heeled' : 'flat')
      const bare = lower.category === 'shorts' && footing.warmth > 0.6 ? 0.1 : 1
      const shod = legs && warmth > 0.6 ? (id === 'kneeBoot' ? 8 : footing.warmth > 0.6 ? 1.5 : 0.1) : 1
      const dressed = formality > 0.66 && footing.formality < 0.4 ? 0.03 : 1
      const heavy = legs && formality > 0.66 && wearer.gender === 'female' && laced.test(id) ? 0.08 : 1
      const light = warmth > 0.6 && /sneaker|highTop/.test(id) && !steering.asks('sport', 'sporty') ? 0.4 : 1
      const wet = id === 'rainBoot' && !steering.asks('outdoors') ? 0.02 : 1
      const before = worn.filter((kind) => kind === id).length
      const again = before === 0 ? 1 : before < 3 ? 1.8 : 0.2
      return [
        id,
        own *
          who *
          bare *
          shod *
          dressed *
          heavy *
          wet *
          light *
          fits *
          asked *
          again *
          (toes ? 0 : 1) *
          (closed || warmth < 0.65 ? 1 : 0.02),
      ] as const
    }),
  )
}
