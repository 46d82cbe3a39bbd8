import type { Chance } from '@toile/geometry'
import { type Color, lightnessChromaHue, toHex } from '../../../colors/color.ts'
import { colorsFor } from '../../../prints/colorsFor.ts'
import { prints as catalogue } from '../../../prints/index.ts'
import type { PictureBrief } from '../../../script/pictureBrief.ts'
import type { PrintPlan } from '../printPlan.ts'
import { smallColors, supportInks } from './pictureCloths.ts'

const ways = 20
/** How light the ground of a girl's summer print is. */
const pale = 0.8
/** How much chance may outweigh the share of a ground. */
const whim = 0.12

/** The constructions of a collection on grounds that its script has much of: a picture by night gives no camel cloth with small figures. In some looks the ground is light. Every use of one print is the same cloth. */
export function groundedPrints(
  plans: readonly (PrintPlan | null)[],
  picture: PictureBrief,
  chance: Chance,
  isLight: (look: number) => boolean = () => false,
): (PrintPlan | null)[] {
  const light = plans.some((plan, look) => plan !== null && isLight(look))
  return plans.map((plan) => {
    const source = plan?.placement.source
    const print = source?.kind === 'construction' ? catalogue.find(({ id }) => id === source.print) : undefined
    if (!plan || plan.from !== 'system' || source?.kind !== 'construction' || !print) return plan
    const colors = grounded(print, picture, light, chance.branch(print.id))
    return { ...plan, placement: { ...plan.placement, source: { ...source, colors } } }
  })
}

function grounded(print: (typeof catalogue)[number], picture: PictureBrief, light: boolean, chance: Chance): Color[] {
  const inks = supportInks(picture.script)
  const small = new Set(smallColors(picture.script).map(toHex))
  const shareOf = new Map(picture.script.colors.map(({ color, share }) => [toHex(color), share]))
  const offers = Array.from({ length: ways }, (_, i) => {
    const colors = colorsFor(print, inks, chance.branch(`way ${i}`))
    const ground = toHex(colors[0])
    const dark = light ? Math.max(0, pale - lightnessChromaHue(colors[0]).lightness) : 0
    const worth = (shareOf.get(ground) ?? 0) - (small.has(ground) ? 1 : 0) - 3 * dark + chance.between(0, whim)
    return { colors, worth }
  })
  return offers.reduce((best, one) => (one.worth > best.worth ? one : best)).colors
}
