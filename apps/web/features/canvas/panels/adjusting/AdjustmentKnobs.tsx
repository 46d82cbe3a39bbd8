import { Select } from '@mantine/core'
import type { Adjustment } from '@toile/canvas/document/adjustment.ts'
import type { Knob } from '@toile/canvas/adjusting/knob.ts'
import { fromHex, toHex } from '@toile/craft/colors/color.ts'
import { useTranslation } from 'react-i18next'
import { ColorField } from '../../../../shared/fields/colors/ColorField.tsx'
import { NumberLine } from '../../../../shared/fields/numbers/NumberLine.tsx'
import { inPlace } from '../../../../shared/fields/parts/inPlace.ts'
import { useKnown } from '../../painting/usePainting.ts'
import { CurveField } from './CurveField.tsx'
import { Histogram } from './Histogram.tsx'
import { RecolorFields } from './RecolorFields.tsx'
import styles from './adjusting.module.css'

const straight = [
  [0, 0],
  [255, 255],
] as const

interface AdjustmentKnobsProps {
  adjustment: Adjustment
  /** The layer that it is; nothing where it is tried on the layer that is worked on. */
  layer: string | null
  /** `drag` names what is being dragged, so that it undoes as one step. */
  onSet: (adjustment: Adjustment, drag: string) => void
}

/** The settings of an adjustment: its knobs from their declarations, and its curve or colour where it has one. */
export function AdjustmentKnobs({ adjustment, layer, onSet }: AdjustmentKnobsProps) {
  const { t } = useTranslation()
  const { adjustments } = useKnown()
  const form = adjustments.find((one) => one.id === adjustment.id)
  if (!form) return null
  const set = (next: Partial<Adjustment>, drag: string) => onSet({ ...adjustment, ...next }, drag)
  const turn = (name: string, value: number) => set({ knobs: { ...adjustment.knobs, [name]: value } }, name)
  return (
    <div className={styles.fields} role="group" aria-label={t(form.label)}>
      {adjustment.id === 'levels' && <Histogram layer={layer} adjustment={adjustment} />}
      {form.by === 'points' && (
        <CurveField points={adjustment.points ?? straight} onPoints={(points) => set({ points }, 'points')} />
      )}
      {form.by === 'color' && <RecolorFields adjustment={adjustment} layer={layer} onSet={onSet} />}
      {Object.entries(form.knobs).map(([name, knob]) => (
        <KnobOf key={name} knob={knob} value={adjustment.knobs[name] ?? knob.start} onTurn={(to) => turn(name, to)} />
      ))}
    </div>
  )
}

interface KnobOfProps {
  knob: Knob
  value: number
  onTurn: (value: number) => void
}

const black = { r: 0, g: 0, b: 0 }

function KnobOf({ knob, value, onTurn }: KnobOfProps) {
  const { t } = useTranslation()
  const { label, least, most, step, start, choices, picked } = knob
  if (picked)
    return (
      <div>
        <span className={styles.name}>{t(label)}</span>
        <ColorField
          name={t(label)}
          color={fromHex(`#${value.toString(16).padStart(6, '0')}`) ?? black}
          onChange={(color) => onTurn(Number.parseInt(toHex(color).slice(1), 16))}
        />
      </div>
    )
  if (choices)
    return (
      <Select
        size="xs"
        comboboxProps={inPlace}
        allowDeselect={false}
        aria-label={t(label)}
        value={String(value)}
        data={choices.map((choice, i) => ({ value: String(least + i), label: t(choice.label) }))}
        onChange={(next) => next !== null && onTurn(Number(next))}
      />
    )
  return (
    <NumberLine
      name={t(label)}
      value={value}
      least={least}
      most={most}
      step={step}
      decimals={step >= 1 ? 0 : step >= 0.1 ? 1 : 2}
      normal={start}
      onChange={onTurn}
    />
  )
}
