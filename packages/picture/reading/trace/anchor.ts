import type { BodyCategory, BodySlot } from '@toile/craft/garments/garment.ts'

/** The viewer's left or right. */
export type SideName = 'Left' | 'Right'

/** Places of a flat garment that find their place on a figure: what is pinned when a traced sketch is worn. */
export type AnchorName =
  | `${'neck' | 'shoulder' | 'underarm' | 'waist' | 'hem' | 'hemInner' | 'cuff'}${SideName}`
  | 'crotch'

/** What hangs alike, whatever it is called. */
export type Hanging = 'upper' | 'whole' | 'overall' | 'skirt' | 'legs'

const hangings: Record<BodyCategory, Hanging> = {
  tShirt: 'upper',
  shirt: 'upper',
  blouse: 'upper',
  top: 'upper',
  knitwear: 'upper',
  sweatshirt: 'upper',
  blazer: 'upper',
  jacket: 'upper',
  coat: 'upper',
  dress: 'whole',
  jumpsuit: 'overall',
  skirt: 'skirt',
  trousers: 'legs',
  jeans: 'legs',
  shorts: 'legs',
}

/** How a category hangs on the body. */
export const hangingOf = (category: BodyCategory): Hanging => hangings[category]

/** Every category, in the order of the picker. */
export const categories: readonly BodyCategory[] = [
  'tShirt',
  'shirt',
  'blouse',
  'top',
  'knitwear',
  'sweatshirt',
  'blazer',
  'jacket',
  'coat',
  'dress',
  'jumpsuit',
  'skirt',
  'trousers',
  'jeans',
  'shorts',
]

const both = (name: 'neck' | 'shoulder' | 'underarm' | 'waist' | 'hem' | 'hemInner' | 'cuff'): AnchorName[] => [
  `${name}Left`,
  `${name}Right`,
]

const upper = [...both('neck'), ...both('shoulder'), ...both('underarm'), ...both('cuff')]
const legs = [...both('hem'), ...both('hemInner'), 'crotch'] as const

const names: Record<Hanging, readonly AnchorName[]> = {
  upper: [...upper, ...both('hem')],
  whole: [...upper, ...both('waist'), ...both('hem')],
  overall: [...upper, ...both('waist'), ...legs],
  skirt: [...both('waist'), ...both('hem')],
  legs: [...both('waist'), ...legs],
}

/** The anchors a category can have; a sleeveless one lacks cuffs, a strapless one neck and shoulders. */
export const anchorNames = (category: BodyCategory): readonly AnchorName[] => names[hangingOf(category)]

const everyName: ReadonlySet<string> = new Set(Object.values(names).flat())

/** Whether a name is that of an anchor. */
export const isAnchorName = (name: string): name is AnchorName => everyName.has(name)

/** The slot a category is worn in. */
export function slotOf(category: BodyCategory): BodySlot {
  if (category === 'coat' || category === 'jacket' || category === 'blazer') return 'outer'
  const hanging = hangingOf(category)
  if (hanging === 'upper') return 'top'
  return hanging === 'whole' || hanging === 'overall' ? 'whole' : 'bottom'
}
