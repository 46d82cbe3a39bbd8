import type { NumberKnob } from '@toile/craft/garments/knob.ts'
import type { KnobMeasure } from '@toile/picture/looks/handles/measuredKnob.ts'

/** Knobs that are named for what they turn and measured as something else. */
const whole: Readonly<Partial<Record<string, { kind: KnobMeasure['kind']; label: string }>>> = {
  length: { kind: 'length', label: 'Full length' },
  ease: { kind: 'girth', label: 'Finished chest' },
}

/** What a knob is called where it is told in centimetres, not yet translated: of ease the whole girth is told, of a length between places of the body the whole length; so it is called already while it is measured. */
export function measuredLabel(
  name: string,
  { label }: Pick<NumberKnob, 'label'>,
  measure: KnobMeasure | null | undefined,
  waits = false,
): string {
  const told = whole[name]
  return told && (waits || measure?.kind === told.kind) ? told.label : label
}
