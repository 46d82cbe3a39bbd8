import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { typeOf } from '@toile/craft/designs/typeOf.ts'
import type { Knob, Knobs } from '@toile/craft/garments/knob.ts'
import { waysOf } from '@toile/craft/garments/ways/index.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { sameContent } from '@toile/rules/sameContent.ts'

/** Refuses a look one of whose knobs was turned to what its cut does not have; what stood there before stays as it was, so that no catalogue of a later day locks a look. */
export function checkKnobs(edited: Design, former: Design): void {
  for (const worn of edited.garments) {
    const type = typeOf(worn)
    if (!type) continue
    const before = former.garments.find(({ id, cut }) => id === worn.id && sameContent(cut, worn.cut))
    const knobs: Knobs = { ...type.knobs, ...waysOf(type) }
    for (const [name, value] of Object.entries(worn.knobs))
      if (before?.knobs[name] !== value) checkValue(type.label, name, knobs[name], value)
  }
}

function checkValue(garment: string, name: string, knob: Knob | undefined, value: Worn['knobs'][string]): void {
  if (!knob) throw refuse('knobUnknown', { garment, knob: name })
  if (knob.kind === 'choice') {
    if (knob.options.some(({ id }) => id === value)) return
    const rule = knob.options.map(({ id }) => id).join(', ')
    throw refuse('knobKind', { knob: knob.label, garment, rule })
  }
  const { label, least, most, unit } = knob
  const shown = (bound: number) => (unit === '%' ? `${Math.round(bound * 1000) / 10} %` : `${bound} ${unit}`.trim())
  if (typeof value !== 'number' || value < least - 1e-9 || value > most + 1e-9)
    throw refuse('knobOutside', { knob: label, garment, least: shown(least), most: shown(most) })
}
