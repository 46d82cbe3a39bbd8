import type { NumberKnob } from '@toile/craft/garments/knob.ts'
import type { KnobMeasure } from '@toile/picture/looks/handles/measuredKnob.ts'
import { useTranslation } from 'react-i18next'
import { numberOf } from '../../../languages/numberOf.ts'
import { shownKnob } from '../../../shared/fields/numbers/shownKnob.ts'
import { unitWord } from '../../../shared/fields/numbers/unitWord.ts'
import { handleSays } from './handleSays.ts'

/** Says in this language what a handle measures: “62.5 cm”, or a word with the number of its slider. */
export function useHandleWords(): (
  knob: NumberKnob,
  measure: KnobMeasure | null,
  value: number,
  measuredAt: number,
) => string {
  const { t } = useTranslation()
  return (knob, measure, value, measuredAt) => {
    const says = handleSays(knob, measure, value, measuredAt)
    if (says.kind === 'centimetres') return t('{{number}} cm', { number: numberOf(says.centimetres) })
    const { shown, decimals, unit } = shownKnob(knob)
    return `${t(says.word.label)} · ${numberOf(shown(value), decimals)}${unitWord(t, unit)}`
  }
}
