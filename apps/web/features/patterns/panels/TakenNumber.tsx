import { NumberInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import { useState } from 'react'
import { decimalSign } from '../../../languages/numberOf.ts'

interface TakenNumberProps {
  /** Already translated. */
  label: string
  value: number
  least: number
  most: number
  step?: number
  decimals?: number
  /** Behind the number, already translated. */
  unit: string
  onNumber: (value: number) => void
}

/** A number that is taken once it is whole: when the field is left, by Enter and by its steps. */
export function TakenNumber({ label, value, least, most, step = 1, decimals = 1, unit, onNumber }: TakenNumberProps) {
  const [typed, setTyped] = useState<number | string | null>(null)
  const take = (next: number | string | null) => {
    setTyped(null)
    const number = typeof next === 'number' ? next : Number(next)
    if (next === null || next === '' || !Number.isFinite(number)) return
    const kept = Math.min(most, Math.max(least, number))
    if (kept !== value) onNumber(kept)
  }
  return (
    <NumberInput
      size="sm"
      label={label}
      min={least}
      max={most}
      step={step}
      decimalScale={decimals}
      suffix={unit}
      decimalSeparator={decimalSign()}
      allowedDecimalSeparators={['.', ',']}
      value={typed ?? Number(value.toFixed(decimals))}
      onChange={setTyped}
      onBlur={() => take(typed)}
      onKeyDown={(event) => event.key === 'Enter' && take(typed)}
    />
  )
}
