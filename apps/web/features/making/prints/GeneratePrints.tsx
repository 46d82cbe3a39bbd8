import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { type PrintType, printTypes, readPrintType } from '@toile/craft/prints/printTypes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GenerateLettering } from './GenerateLettering.tsx'
import { GeneratePatterns } from './GeneratePatterns.tsx'

/** Four prints of a type: patterns, slogans or logos (requirements S3.27, S5.16). */
export function GeneratePrints() {
  const { t } = useTranslation()
  const [type, setType] = useState<PrintType>('Pattern')
  const types = (
    <SegmentedControl
      fullWidth
      aria-label={t('Type of print')}
      value={type}
      data={printTypes.map(({ id, label }) => ({ value: id, label: t(label) }))}
      onChange={(value) => setType(readPrintType(value) ?? 'Pattern')}
    />
  )
  if (type === 'Pattern') return <GeneratePatterns>{types}</GeneratePatterns>
  return (
    <GenerateLettering key={type} kind={type === 'Logo' ? 'logo' : 'slogan'}>
      {types}
    </GenerateLettering>
  )
}
