import type { Retouch } from '@toile/craft/products/retouch.ts'
import { useTranslation } from 'react-i18next'
import { NumberLine } from '../../../../shared/fields/numbers/NumberLine.tsx'

type Crop = Extract<Retouch, { kind: 'crop' }>

interface CropFieldsProps {
  step: Crop
  onStep: (step: Retouch, label: string, drag?: string) => void
}

const edges = [
  { id: 'left', label: 'Left edge', normal: 0 },
  { id: 'top', label: 'Top edge', normal: 0 },
  { id: 'right', label: 'Right edge', normal: 1 },
  { id: 'bottom', label: 'Lower edge', normal: 1 },
] as const
/** So much of a side is always left. */
const least = 0.05

/** Where the edges of the crop lie, exactly; the frame on the picture does the same. */
export function CropFields({ step, onStep }: CropFieldsProps) {
  const { t } = useTranslation()
  const bounds = {
    left: [0, step.right - least],
    top: [0, step.bottom - least],
    right: [step.left + least, 1],
    bottom: [step.top + least, 1],
  } as const
  return edges.map(({ id, label, normal }) => (
    <NumberLine
      key={id}
      name={t(label)}
      value={Math.round(step[id] * 1000) / 10}
      least={Math.round(bounds[id][0] * 1000) / 10}
      most={Math.round(bounds[id][1] * 1000) / 10}
      step={0.5}
      decimals={1}
      unit="%"
      normal={normal * 100}
      onChange={(value) => onStep({ ...step, [id]: value / 100 }, 'Crop', id)}
    />
  ))
}
