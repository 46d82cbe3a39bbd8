import type { AdjustmentLayer } from '@toile/canvas/document/layer.ts'
import { fromHex, toHex } from '@toile/craft/colors/color.ts'
import { useTranslation } from 'react-i18next'
import { ColorField } from '../../../../shared/fields/colors/ColorField.tsx'
import { NumberLine } from '../../../../shared/fields/numbers/NumberLine.tsx'
import { useBench, useKnown } from '../../painting/usePainting.ts'
import { CurveField } from './CurveField.tsx'
import styles from './adjusting.module.css'

const black = { r: 0, g: 0, b: 0 }
const straight = [
  [0, 0],
  [255, 255],
] as const

/** The settings of an adjustment layer: its knobs, and its curve or colour where it has one. */
export function AdjustmentFields({ layer }: { layer: AdjustmentLayer }) {
  const { t } = useTranslation()
  const { painting } = useBench()
  const { adjustments } = useKnown()
  const { id, adjustment } = layer
  const form = adjustments.find((one) => one.id === adjustment.id)
  if (!form) return null
  const set = (next: Partial<typeof adjustment>, drag: string) =>
    painting.change('setAdjustment', { id, adjustment: { ...adjustment, ...next } }, `adjustment ${id} ${drag}`)
  return (
    <div className={styles.fields} role="group" aria-label={t(form.label)}>
      {form.by === 'points' && (
        <CurveField points={adjustment.points ?? straight} onPoints={(points) => set({ points }, 'points')} />
      )}
      {form.by === 'color' && (
        <ColorField
          name={t('Colour')}
          color={fromHex(adjustment.color ?? '') ?? black}
          onChange={(color) => set({ color: toHex(color) }, 'color')}
        />
      )}
      {Object.entries(form.knobs).map(([name, { label, least, most, step, start }]) => (
        <NumberLine
          key={name}
          name={t(label)}
          value={adjustment.knobs[name] ?? start}
          least={least}
          most={most}
          step={step}
          decimals={step >= 1 ? 0 : step >= 0.1 ? 1 : 2}
          normal={start}
          onChange={(value) => set({ knobs: { ...adjustment.knobs, [name]: value } }, name)}
        />
      ))}
    </div>
  )
}
