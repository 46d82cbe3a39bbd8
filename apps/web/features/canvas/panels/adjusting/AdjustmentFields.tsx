import type { AdjustmentLayer } from '@toile/canvas/document/layer.ts'
import { useBench } from '../../painting/usePainting.ts'
import { AdjustmentKnobs } from './AdjustmentKnobs.tsx'

/** The settings of an adjustment layer. */
export function AdjustmentFields({ layer: { id, adjustment } }: { layer: AdjustmentLayer }) {
  const { painting } = useBench()
  return (
    <AdjustmentKnobs
      adjustment={adjustment}
      layer={id}
      onSet={(next, drag) => painting.change('setAdjustment', { id, adjustment: next }, `adjustment ${id} ${drag}`)}
    />
  )
}
