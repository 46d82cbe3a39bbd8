import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import type { Color } from '@toile/craft/colors/color.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import styles from './colors.module.css'
import { type NumberModel, numberModels } from './models.ts'
import { useModel } from './useModel.ts'

interface ColorNumbersProps {
  color: Color
  onColor: (color: Color) => void
}

/** A colour by the numbers of a model that one chooses (requirement S3.07). */
export function ColorNumbers({ color, onColor }: ColorNumbersProps) {
  const { t } = useTranslation()
  const [id, setId] = useState<NumberModel['id']>('rgb')
  const model = numberModels.find((one) => one.id === id) ?? numberModels[0]
  return (
    <div className={styles.numbers} role="group" aria-label={t('Numbers')}>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={t('Colour model')}
        data={numberModels.map(({ id: value, label }) => ({ value, label }))}
        value={id}
        onChange={(value) => setId(numberModels.find((one) => one.id === value)?.id ?? 'rgb')}
      />
      <Numbers key={id} model={model} color={color} onColor={onColor} />
      {id === 'cmyk' && <p className={styles.note}>{t('Inks are approximate: no press profile is applied.')}</p>}
    </div>
  )
}

function Numbers({ model, color, onColor }: ColorNumbersProps & { model: NumberModel }) {
  const { t } = useTranslation()
  const { values, set } = useModel<readonly number[]>(model, color, onColor)
  return model.numbers.map(({ label, most, unit }, i) => (
    <NumberLine
      key={label}
      name={t(label)}
      least={0}
      most={most}
      step={1}
      unit={unit}
      normal={null}
      value={values[i] ?? 0}
      onChange={(next) => set(values.map((value, at) => (at === i ? next : value)))}
    />
  ))
}
