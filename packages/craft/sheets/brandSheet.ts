import { openChance } from '@toile/geometry'
import { kindOfPrint, type PrintKind } from '../brands/printKinds.ts'
import type { BrandCut, BrandProfile } from '../brands/profile.ts'
import type { Color } from '../colors/color.ts'
import { houseCloth } from '../designs/compose/house/housePrints.ts'
import { houseTurn } from '../designs/compose/house/houseSteering.ts'
import { closeness } from '../designs/inBrand.ts'
import type { Character } from '../garments/garment.ts'
import { garments } from '../garments/index.ts'
import type { StoredKnobs } from '../garments/knob.ts'
import { prints } from '../prints/index.ts'
import type { Placement } from '../prints/placement.ts'
import { sketchPerson } from '../sketches/sketchWorn.ts'

const mostCuts = 8
const mostColors = 6
/** What each place in the catalogue counts less: its categories begin with what is worn most. */
const ordinary = 0.975

/** A garment of the catalogue that stands for a cut of the brand, with its knobs turned to the brand's measures. */
interface SheetCut {
  cut: BrandCut
  garment: string
  knobs: StoredKnobs
}

/** What a brand's sheet shows beside its pictures (requirement S2.61). */
export interface BrandSheet {
  /** Who the cuts are drawn on: a person of the catalogue with the body that the brand dresses. */
  person: string
  cuts: SheetCut[]
  prints: { kind: PrintKind; placement: Placement }[]
}

/** The garments and prints by which a brand is shown: drawn anew in its own cuts, kinds, sizes and colours. */
export function brandSheet(profile: BrandProfile): BrandSheet {
  const gender = profile.wearer ?? 'female'
  const palette = profile.palette.colors.slice(0, mostColors).map(({ color }) => color)
  return {
    person: sketchPerson({ gender }),
    cuts: profile.cuts.cuts.slice(0, mostCuts).flatMap((cut) => sheetCut(profile, cut, gender) ?? []),
    prints: palette.length ? printsOf(profile, palette) : [],
  }
}

/** Three cloths of a single kind, two of two, else one of each: those of the catalogue that the brand's own look most like. */
function printsOf(profile: BrandProfile, palette: readonly Color[]): BrandSheet['prints'] {
  const { kinds } = profile.prints
  const each = kinds.length === 1 ? 3 : kinds.length === 2 ? 2 : 1
  return kinds.flatMap((kind) => {
    const own = prints.filter((print) => kindOfPrint(print) === kind.kind)
    const like = [...new Set([...kind.like, ...own.map(({ id }) => id)])].flatMap((id) =>
      own.filter((print) => print.id === id),
    )
    return like.slice(0, each).map((print) => ({
      kind: kind.kind,
      placement: houseCloth(print, kind, palette, openChance(1).branch(print.id)).placement,
    }))
  })
}

function sheetCut(profile: BrandProfile, cut: BrandCut, gender: 'female' | 'male'): SheetCut | null {
  const own = garments.filter(({ category }) => category === cut.category)
  const worn = own.filter(
    ({ wornBy }) =>
      wornBy.length === 0 || wornBy.some((row) => (row.gender ?? gender) === gender && row.ageGroup !== 'child'),
  )
  const [best] = (worn.length ? worn : own)
    .map((garment, place) => ({ garment, fit: fitOnSheet(cut, garment.character) * ordinary ** place }))
    .sort((a, b) => b.fit - a.fit)
    .map(({ garment }) => garment)
  if (!best) return null
  const knobs = Object.entries(best.knobs).flatMap(([name, knob]) => {
    const turn = knob.kind === 'number' ? houseTurn(profile, best, name) : null
    if (knob.kind !== 'number' || turn === null || Math.abs(turn) < 0.05) return []
    const value = knob.normal + turn * (turn > 0 ? knob.most - knob.normal : knob.normal - knob.least)
    return [[name, knob.step >= 1 ? Math.round(value) : Math.round(value * 1000) / 1000] as const]
  })
  return { cut, garment: best.id, knobs: Object.fromEntries(knobs) }
}

/** Steering leaves sleeves much room; on the sheet a wrong sleeve is seen at once. */
const fitOnSheet = (cut: BrandCut, character: Character): number =>
  closeness(cut, character) * Math.exp(-2 * (character.sleeve - cut.sleeve) ** 2)
