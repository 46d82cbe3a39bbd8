import { kindOfPrint } from '../brands/printKinds.ts'
import type { BrandCut, BrandProfile } from '../brands/profile.ts'
import { type Color, colorDistance } from '../colors/color.ts'
import type { AnyGarment, Character } from '../garments/garment.ts'
import { findGarment } from '../garments/index.ts'
import { findPrint } from '../prints/index.ts'
import type { Design, Worn } from './design.ts'

/** CIEDE2000 within which a colour counts as the brand's. */
const nearColor = 10
/** How well a cut must fit to be of the brand. */
export const leastFit = 0.55

/** How nearly a garment's shape meets a cut of the brand, 0..1; the wider the brand's own cuts differ, the more room there is. */
export function closeness(
  { length, volume, sleeve, waist, spread }: BrandCut,
  character: Pick<Character, 'length' | 'volume' | 'sleeve' | 'waist'>,
): number {
  const off =
    7 * (character.length - length) ** 2 +
    3.5 * (character.volume - volume) ** 2 +
    0.5 * (character.sleeve - sleeve) ** 2 +
    1 * (character.waist - waist) ** 2
  return Math.exp(-off / (1 + 2 * spread))
}

/** How well a garment type fits the brand's cuts, 0..1; a brand without measured cuts has room for all. */
export function cutFit(
  { category, character }: Pick<AnyGarment, 'category' | 'character'>,
  { cuts: { cuts } }: BrandProfile,
): number {
  if (!cuts.length) return 1
  return Math.max(0, ...cuts.filter((cut) => cut.category === category).map((cut) => closeness(cut, character)))
}

/** Whether a colour is one of the brand's; a brand without a palette has room for all. */
const isBrandColor = (color: Color, { palette: { colors } }: BrandProfile): boolean =>
  !colors.length || colors.some((own) => colorDistance(own.color, color) <= nearColor)

/** How much of a design is in brand (requirements S2.61, S9.02): garments in a cut and colour of the brand, prints in a kind and in colours of it. */
export interface InBrand {
  garments: { of: number; in: number }
  prints: { of: number; in: number }
}

/** Counts what of a design is in brand; accessories are not asked. */
export function inBrand(design: Pick<Design, 'garments'>, profile: BrandProfile): InBrand {
  const found: InBrand = { garments: { of: 0, in: 0 }, prints: { of: 0, in: 0 } }
  for (const worn of design.garments) {
    const type = worn.cut.kind === 'garment' ? findGarment(worn.cut.garment) : undefined
    if (worn.cut.kind === 'garment' && !type) continue
    found.garments.of++
    if (type && cutFit(type, profile) >= leastFit && isColored(worn, profile)) found.garments.in++
    if (!worn.print) continue
    found.prints.of++
    if (isBrandPrint(worn, profile)) found.prints.in++
  }
  return found
}

/** The share of garments and prints together that is in brand, 0..1; nothing when there is nothing to ask. */
export function brandShareOf(designs: readonly Pick<Design, 'garments'>[], profile: BrandProfile): number | null {
  let of = 0
  let inside = 0
  for (const design of designs) {
    const { garments, prints } = inBrand(design, profile)
    of += garments.of + prints.of
    inside += garments.in + prints.in
  }
  return of ? inside / of : null
}

/** Worn colours of a garment: of its print where it has one, else of its cloth. */
function isColored({ fill, print }: Worn, profile: BrandProfile): boolean {
  if (print && print.source.kind !== 'picture') return mostOf(print.source.colors, profile)
  return fill.kind === 'solid'
    ? isBrandColor(fill.color, profile)
    : mostOf(
        fill.gradient.stops.map(({ color }) => color),
        profile,
      )
}

const mostOf = (colors: readonly Color[], profile: BrandProfile) =>
  colors.filter((color) => isBrandColor(color, profile)).length * 2 > colors.length

function isBrandPrint({ print }: Worn, profile: BrandProfile): boolean {
  // A print made of a picture is of no kind of the catalogue: its inks alone tell.
  if (print?.source.kind === 'derived') return mostOf(print.source.colors, profile)
  if (print?.source.kind !== 'construction') return false
  const found = findPrint(print.source.print)
  const known = found && profile.prints.kinds.some(({ kind }) => kind === kindOfPrint(found))
  return Boolean(known) && mostOf(print.source.colors, profile)
}
