import { setKnob } from '@toile/craft/designs/changes.ts'
import type { Knob } from '@toile/craft/garments/knob.ts'
import { KnobField } from '../../../shared/fields/numbers/KnobField.tsx'
import type { GarmentTabProps } from '../edit.ts'

/** One knob of the cut of a worn garment. */
export function CutKnob({ worn, edit, name, knob }: Omit<GarmentTabProps, 'design'> & { name: string; knob: Knob }) {
  return (
    <KnobField
      knob={knob}
      value={worn.knobs[name]}
      onTurn={(value) => edit(setKnob, { id: worn.id, knob: name, value }, `${worn.id} ${name}`)}
    />
  )
}
