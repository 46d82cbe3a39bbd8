import type { Chance } from '@toile/geometry'
import { type Color, toHex } from '../../../colors/color.ts'
import { colorsFor } from '../../../prints/colorsFor.ts'
import { prints as catalogue } from '../../../prints/index.ts'
import type { PictureBrief } from '../../../script/pictureBrief.ts'
import type { PrintPlan } from '../assignPrints.ts'
import { smallColors, supportInks } from './pictureCloths.ts'

const ways = 20
/** How much chance may outweigh the share of a ground. */
const whim = 0.12

/** The constructions of a collection on grounds that its script has much of: a picture by night gives no camel cloth with small figures. Every use of one print is the same cloth. */
export function groundedPrints(
  plans: readonly (PrintPlan | null)[],
  picture: PictureBrief,
  chance: Chance,
): (PrintPlan | null)[] {
  return plans.map((plan) => {
    const source = plan?.placement.source
    const print = source?.kind === 'construction' ? catalogue.find(({ id }) => id === source.print) : undefined
    if (!plan || plan.from !== 'system' || source?.kind !== 'construction' || !print) return plan
    const colors = grounded(print, picture, chance.branch(print.id))
    return { ...plan, placement: { ...plan.placement, source: { ...source, colors } } }
  })
}

function grounded(print: (typeof catalogue)[number], picture: PictureBrief, chance: Chance): Color[] {
  const inks = supportInks(picture.script)
  const small = new Set(smallColors(picture.script).map(toHex))
  const shareOf = new Map(picture.script.colors.map(({ color, share }) => [toHex(color), share]))
  const offers = Array.from({ length: ways }, (_, i) => {
    const colors = colorsFor(print, inks, chance.branch(`way ${i}`))
    const ground = toHex(colors[0])
    const worth = (shareOf.get(ground) ?? 0) - (small.has(ground) ? 1 : 0) + chance.between(0, whim)
    return { colors, worth }
  })
  return offers.reduce((best, one) => (one.worth > best.worth ? one : best)).colors
}
