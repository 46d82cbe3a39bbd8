import { NumberInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import { IconRotate2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decimalSign, numberOf } from '../../../languages/numberOf.ts'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import styles from '../parts/parts.module.css'
import { Range } from './Range.tsx'
import { unitWord } from './unitWord.ts'

interface NumberLineProps {
  /** Already translated. */
  name: string
  value: number
  least: number
  most: number
  step: number
  /** Shown behind the number: '%', '°', ' mm'. */
  unit?: string
  decimals?: number
  /** The number is not known yet: its field is there, empty. */
  waits?: boolean
  /** The value that reset gives; null hides the button. */
  normal: number | null
  onChange: (value: number) => void
  onReset?: () => void
}

/** A number with a slider, a field for the exact value, and its own reset (look.md C22, C24). */
export function NumberLine(props: NumberLineProps) {
  const { name, value, least, most, step, decimals = 0, waits = false, normal, onChange, onReset } = props
  const { t } = useTranslation()
  const unit = unitWord(t, props.unit ?? '')
  const shown = (number: number) => `${numberOf(number, decimals)}${unit}`
  const [beyond, setBeyond] = useState(false)
  const isNormal = normal === null || Math.abs(value - normal) < step / 2
  return (
    <div className={styles.numberLine}>
      <span>{name}</span>
      <Range
        name={name}
        least={least}
        most={most}
        step={step}
        value={value}
        says={waits ? '…' : shown(value)}
        onChange={onChange}
      />
      <NumberInput
        classNames={{ input: styles.number ?? '' }}
        aria-label={t('{{name}}, exact', { name })}
        min={least}
        max={most}
        step={step}
        decimalScale={decimals}
        clampBehavior="blur"
        suffix={waits ? '' : unit}
        placeholder={waits ? '…' : ''}
        readOnly={waits}
        decimalSeparator={decimalSign()}
        allowedDecimalSeparators={['.', ',']}
        error={beyond ? t('{{least}} to {{most}}', { least: shown(least), most: shown(most) }) : undefined}
        value={waits ? '' : Number(value.toFixed(decimals))}
        onChange={(next) => {
          setBeyond(typeof next === 'number' && (next < least || next > most))
          if (typeof next === 'number' && next >= least && next <= most && next !== Number(value.toFixed(decimals)))
            onChange(next)
        }}
      />
      {normal !== null && (
        <IconButton
          name={t('Reset {{name}}', { name })}
          disabled={isNormal}
          size={28}
          onClick={() => (onReset ? onReset() : onChange(normal))}
        >
          <IconRotate2 size={15} stroke={1.5} />
        </IconButton>
      )}
    </div>
  )
}
