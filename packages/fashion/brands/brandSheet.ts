import { openChance } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { housePrints } from '../designs/compose/house/housePrints.ts'
import { houseTurn } from '../designs/compose/house/houseSteering.ts'
import { garments } from '../garments/index.ts'
import type { StoredKnobs } from '../garments/knob.ts'
import { findPrint } from '../prints/index.ts'
import type { Placement } from '../prints/placement.ts'
import { closeness } from './inBrand.ts'
import { kindOfPrint, type PrintKind } from './printKinds.ts'
import type { BrandCut, BrandProfile } from './profile.ts'

const mostCuts = 8
const mostPrints = 3
const mostColors = 6

/** A garment of the catalogue that stands for a cut of the brand, with its knobs turned to the brand's measures. */
export interface SheetCut {
  cut: BrandCut
  garment: string
  knobs: StoredKnobs
}

/** What a brand's sheet shows beside its pictures (requirement S2.61). */
export interface BrandSheet {
  cuts: SheetCut[]
  prints: { kind: PrintKind; placement: Placement }[]
}

/** The garments and prints by which a brand is shown: drawn anew in its own cuts, kinds, sizes and colours. */
export function brandSheet(profile: BrandProfile, gender: 'female' | 'male' = 'female'): BrandSheet {
  const palette = profile.palette.colors.slice(0, mostColors).map(({ color }) => color)
  return {
    cuts: profile.cuts.cuts.slice(0, mostCuts).flatMap((cut) => sheetCut(profile, cut, gender) ?? []),
    prints: palette.length ? printsOf(profile, palette) : [],
  }
}

const printsOf = (profile: BrandProfile, palette: readonly Color[]) =>
  housePrints(profile, palette, mostPrints, openChance(1)).flatMap(({ id, placement }) => {
    const print = findPrint(id)
    return print ? [{ kind: kindOfPrint(print), placement }] : []
  })

function sheetCut(profile: BrandProfile, cut: BrandCut, gender: 'female' | 'male'): SheetCut | null {
  const own = garments.filter(({ category }) => category === cut.category)
  const worn = own.filter(
    ({ wornBy }) =>
      wornBy.length === 0 || wornBy.some((row) => (row.gender ?? gender) === gender && row.ageGroup !== 'child'),
  )
  const [best] = (worn.length ? worn : own).toSorted(
    (a, b) => closeness(cut, b.character) - closeness(cut, a.character),
  )
  if (!best) return null
  const knobs = Object.entries(best.knobs).flatMap(([name, knob]) => {
    const turn = knob.kind === 'number' ? houseTurn(profile, best, name) : null
    if (knob.kind !== 'number' || turn === null || Math.abs(turn) < 0.05) return []
    const value = knob.normal + turn * (turn > 0 ? knob.most - knob.normal : knob.normal - knob.least)
    return [[name, knob.step >= 1 ? Math.round(value) : Math.round(value * 1000) / 1000] as const]
  })
  return { cut, garment: best.id, knobs: Object.fromEntries(knobs) }
}
