import { sure } from '@toile/geometry'
import type { Draft, Sentence } from './draft.ts'
import { carriers, exclusive } from './rules.ts'
import type { Reading, Wish } from './wish.ts'

const narrowTrousers = new Set(['jeans', 'chinos', 'cargo', 'joggers'])
/** Garments that a more general word beside them only repeats: "wide-leg linen trousers". */
const kindsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (
    [
      ['trousers', 'wide_trousers jeans chinos cargo joggers leggings culottes capri'],
      [
        'top',
        'shirt blouse tshirt tank_top camisole crop_top polo henley sweater cardigan hoodie sweatshirt vest corset',
      ],
      ['tshirt', 'tank_top camisole crop_top polo henley'],
      ['shoes', 'boots sneakers sandals heels loafers'],
    ] as const
  ).map(([id, list]) => [id, new Set(list.split(' '))]),
)
const light = new Set(['fabric', 'colour', 'tone', 'fit', 'detail'])

/** The more particular garment beside a general one, with nothing but what describes it between them; a mere top stands right beside it. */
function particularOf(draft: Draft, { drafts }: Sentence): Draft | null {
  const particular = kindsOf.get(draft.id)
  if (!particular) return null
  const i = drafts.indexOf(draft)
  const reach = draft.id === 'top' ? 1 : 3
  for (const step of [-1, 1])
    for (let j = i + step; drafts[j]?.segment === draft.segment && Math.abs(j - i) <= reach; j += step) {
      if (particular.has(sure(drafts[j]).id)) return sure(drafts[j])
      if (!light.has(sure(drafts[j]).kind)) break
    }
  return null
}

/** Words that carry others, unless they are counted: five pieces, three colours. */
const counted = new Set(['piece', 'colour'])
const verbs = new Set(['add', 'remove', 'replace'])

/** Whether a draft says something of its own. */
function says(draft: Draft, sentence: Sentence, names: ReadonlySet<string>): boolean {
  const { drafts, language } = sentence
  const { id, not, count, soft } = draft
  if (carriers.has(id) && !not && !(counted.has(id) && count)) return false
  if (soft && id === 'trousers' && [...narrowTrousers].some((name) => names.has(name))) return false
  // In Thai the words for a look and a version also count garments and say "like".
  if (language === 'th' && (id === 'look' || id === 'variation') && !count) return false
  if (id === 'neckline' && drafts.some((other) => other.id !== id && other.kind === 'neckline' && !other.not))
    return false
  if (id === 'repeat' && drafts.some((other) => other.id !== id && other.kind === 'repeat')) return false
  return !verbs.has(id)
}

/** Leaves out what only carries other words, and makes one of what is said twice (requirement S9.04). */
export function keepWishes(sentence: Sentence): Draft[] {
  const names = new Set(sentence.drafts.map(({ id }) => id))
  const kept = new Map<string, Draft[]>()
  const order: Draft[] = []
  for (const draft of sentence.drafts) {
    if (!says(draft, sentence, names)) continue
    const particular = particularOf(draft, sentence)
    if (particular) {
      for (const other of sentence.drafts) if (other.of === draft.id && other !== particular) other.of = particular.id
      continue
    }
    const key = `${draft.id} ${draft.not} ${draft.change}`
    const alike = kept.get(key) ?? []
    kept.set(key, alike)
    const same =
      draft.kind === 'size'
        ? alike.find(({ millimetres }) => millimetres === draft.millimetres)
        : alike.find(({ of }) => of === draft.of || !draft.of || draft.kind === 'garment')
    if (same) {
      same.count ??= draft.count
      same.of ??= draft.of
      same.guess &&= draft.guess
    } else {
      alike.push(draft)
      order.push(draft)
    }
  }
  return order
}

/** Finds wishes that exclude each other: the later one wins, the earlier one is marked, both are told (requirement S9.04). */
export function findConflicts(wishes: readonly Wish[]): Reading['conflicts'] {
  const conflicts: Reading['conflicts'] = []
  for (const group of exclusive) {
    const last = new Map<string | null, Wish>()
    for (const wish of wishes) {
      if (!group.has(wish.id) || wish.not || wish.change) continue
      const earlier = last.get(wish.of)
      last.set(wish.of, wish)
      if (!earlier || earlier.id === wish.id) continue
      earlier.overruled = true
      conflicts.push([earlier.id, wish.id])
    }
  }
  const wanted = new Set(wishes.filter(({ not }) => !not).map(({ id, of }) => `${id} ${of}`))
  for (const { id, of, not } of wishes) if (not && wanted.has(`${id} ${of}`)) conflicts.push([id, `not ${id}`])
  return conflicts
}
