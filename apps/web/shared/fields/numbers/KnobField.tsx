import { Select } from '@mantine/core'
import type { Knob } from '@toile/craft/garments/knob.ts'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../parts/inPlace.ts'
import { NumberLine } from './NumberLine.tsx'
import { shownKnob } from './shownKnob.ts'

interface KnobFieldProps {
  knob: Knob
  /** What is stored; nothing when the knob is at its normal. */
  value: number | string | undefined
  onTurn: (value: number | string | null) => void
}

/** One knob of a garment: a slider with its exact number, or a choice among named kinds. */
export function KnobField({ knob, value, onTurn }: KnobFieldProps) {
  const { t } = useTranslation()
  if (knob.kind === 'choice')
    return (
      <Select
        comboboxProps={inPlace}
        size="sm"
        label={t(knob.label)}
        allowDeselect={false}
        value={typeof value === 'string' ? value : knob.normal}
        onChange={(next) => onTurn(next === knob.normal ? null : next)}
        data={knob.options.map(({ id, label }) => ({ value: id, label: t(label) }))}
      />
    )
  const { shown, value: valueOf, factor, decimals, unit } = shownKnob(knob)
  const now = typeof value === 'number' ? value : knob.normal
  return (
    <NumberLine
      name={t(knob.label)}
      value={shown(now)}
      least={shown(knob.least)}
      most={shown(knob.most)}
      step={knob.step * factor}
      unit={unit}
      decimals={decimals}
      normal={shown(knob.normal)}
      onChange={(next) => onTurn(valueOf(next))}
      onReset={() => onTurn(null)}
    />
  )
}
