import { setKnob } from '@toile/craft/designs/changes.ts'
import type { Knob } from '@toile/craft/garments/knob.ts'
import { KnobField } from '../../../shared/fields/numbers/KnobField.tsx'
import type { GarmentTabProps } from '../edit.ts'
import { awaitsMeasure } from './awaitsMeasure.ts'
import { useKnobMeasures } from './knobMeasures.ts'
import { measuredLabel } from './measuredLabel.ts'
import { measuredScale } from './measuredScale.ts'

/** One knob of the cut of a worn garment: in centimetres where it measures a length or a girth, like its handle. */
export function CutKnob({ design, worn, edit, name, knob }: GarmentTabProps & { name: string; knob: Knob }) {
  const found = useKnobMeasures({ ...worn, person: design.mannequin.person })
  const measure = found?.measures[name]
  const waits = awaitsMeasure(knob, worn, found)
  return (
    <KnobField
      knob={knob}
      label={knob.kind === 'number' ? measuredLabel(name, knob, measure, waits) : knob.label}
      value={worn.knobs[name]}
      scale={measure && knob.kind === 'number' ? measuredScale(knob, measure, found.knobs[name]) : undefined}
      waits={waits}
      onTurn={(value) => edit(setKnob, { id: worn.id, knob: name, value }, `${worn.id} ${name}`)}
    />
  )
}
