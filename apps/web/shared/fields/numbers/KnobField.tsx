import { Select } from '@mantine/core'
import type { Knob } from '@toile/craft/garments/knob.ts'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../parts/inPlace.ts'
import { NumberLine } from './NumberLine.tsx'
import { shownKnob } from './shownKnob.ts'

/** A number knob in another measure than its own: what is shown for a value, and the value for what is set. */
export interface KnobScale {
  shown: (value: number) => number
  value: (shown: number) => number
  step: number
  decimals: number
  unit: string
}

interface KnobFieldProps {
  knob: Knob
  /** Its name where that is not its own, not yet translated. */
  label?: string
  /** The measure it is told in, where that is not its own. */
  scale?: KnobScale | undefined
  /** Its measure is not known yet: its place is held without a number. */
  waits?: boolean
  /** What is stored; nothing when the knob is at its normal. */
  value: number | string | undefined
  onTurn: (value: number | string | null) => void
}

/** One knob of a garment: a slider with its exact number, or a choice among named kinds. */
export function KnobField({ knob, label = knob.label, scale, waits = false, value, onTurn }: KnobFieldProps) {
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
  const own = shownKnob(knob)
  const { shown, value: valueOf, step, decimals, unit } = scale ?? { ...own, step: knob.step * own.factor }
  const ends = [shown(knob.least), shown(knob.most)]
  const kept = (next: number) => Math.min(knob.most, Math.max(knob.least, valueOf(next)))
  const now = typeof value === 'number' ? value : knob.normal
  return (
    <NumberLine
      name={t(label)}
      value={shown(now)}
      least={Math.min(...ends)}
      most={Math.max(...ends)}
      step={step}
      unit={unit}
      decimals={decimals}
      waits={waits}
      normal={shown(knob.normal)}
      onChange={(next) => onTurn(kept(next))}
      onReset={() => onTurn(null)}
    />
  )
}
