import { useTranslation } from 'react-i18next'
import { NumberLine } from '../../../../shared/fields/numbers/NumberLine.tsx'

interface LightLineProps {
  field: { label: string; least: number; most: number; unit: '°' | '%' }
  value: number
  normal: number
  onChange: (value: number) => void
}

/** One measure of the light: shares are turned in percent. */
export function LightLine({ field: { label, least, most, unit }, value, normal, onChange }: LightLineProps) {
  const { t } = useTranslation()
  const times = unit === '%' ? 100 : 1
  return (
    <NumberLine
      name={t(label)}
      value={Math.round(value * times)}
      least={least * times}
      most={most * times}
      step={1}
      unit={unit}
      normal={Math.round(normal * times)}
      onChange={(next) => onChange(next / times)}
    />
  )
}
