import { NumberInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import type { NumberKnob } from '@toile/craft/garments/knob.ts'
import { useTranslation } from 'react-i18next'
import { decimalSign, numberOf } from '../../../languages/numberOf.ts'
import { Range } from '../../../shared/fields/numbers/Range.tsx'
import { shownKnob } from '../../../shared/fields/numbers/shownKnob.ts'
import styles from './bars.module.css'

interface BarKnobProps {
  knob: NumberKnob
  value: number
  onTurn: (value: number) => void
}

/** Places of a slider. */
const places = 200

/** A knob in one line of the bar: its name, a slider that is finer where sizes are small, and the exact number. */
export function BarKnob({ knob, value, onTurn }: BarKnobProps) {
  const { t } = useTranslation()
  const { shown, value: valueOf, decimals, unit } = shownKnob(knob)
  const power = knob.unit === 'px' ? 2.4 : 1
  const long = knob.most - knob.least
  const place = Math.round(places * Math.max(0, (value - knob.least) / long) ** (1 / power))
  const said = `${numberOf(shown(value), decimals)}${unit}`
  const name = t(knob.label)
  const kept = (next: number) => Math.max(knob.least, Math.min(knob.most, next))
  return (
    <div className={styles.knob}>
      <span>{name}</span>
      <Range
        name={name}
        least={0}
        most={places}
        step={1}
        value={place}
        says={said}
        onChange={(next) => {
          const exact = knob.least + long * (next / places) ** power
          onTurn(kept(Math.round(exact / knob.step) * knob.step))
        }}
      />
      <NumberInput
        size="xs"
        aria-label={t('{{name}}, exact', { name })}
        min={shown(knob.least)}
        max={shown(knob.most)}
        decimalScale={decimals}
        decimalSeparator={decimalSign()}
        allowedDecimalSeparators={['.', ',']}
        suffix={unit === 'px' ? ' px' : unit}
        value={Number(shown(value).toFixed(decimals))}
        onChange={(next) => {
          if (typeof next !== 'number') return
          const wanted = valueOf(next)
          if (wanted >= knob.least && wanted <= knob.most && next !== Number(shown(value).toFixed(decimals)))
            onTurn(wanted)
        }}
      />
    </div>
  )
}
