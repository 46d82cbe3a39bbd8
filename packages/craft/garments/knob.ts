import { sureFirst } from '@toile/geometry'

/** A number that a designer turns; unit '%' shares are stored as 0..1 of the measure named in the label. */
export interface NumberKnob {
  kind: 'number'
  label: string
  least: number
  normal: number
  most: number
  step: number
  unit: '' | '%' | 'mm' | 'px' | '°'
}

/** A choice among named kinds: a neckline, a sleeve, a collar. */
export interface ChoiceKnob<Option extends string = string> {
  kind: 'choice'
  label: string
  normal: Option
  options: readonly { id: Option; label: string }[]
}

export type Knob = NumberKnob | ChoiceKnob
export type Knobs = Readonly<Record<string, Knob>>

/** The value of each knob: a number, or the id of a choice. */
export type KnobValues<K extends Knobs> = {
  [Name in keyof K]: K[Name] extends ChoiceKnob<infer Option> ? Option : number
}
/** Knob values as documents hold them: only those that differ from normal need be there. */
export type StoredKnobs = Readonly<Record<string, number | string>>

/** A number knob; `step` is a hundredth of the range unless told. */
export const numberKnob = (
  label: string,
  [least, normal, most]: readonly [number, number, number],
  unit: NumberKnob['unit'] = '%',
  step = (most - least) / 100,
): NumberKnob => ({ kind: 'number', label, least, normal, most, step, unit })

/** A choice knob; the first option is the normal one unless told. */
export const choiceKnob = <const Options extends readonly { id: string; label: string }[]>(
  label: string,
  options: Options,
  normal: Options[number]['id'] = sureFirst(options).id,
): ChoiceKnob<Options[number]['id']> => ({ kind: 'choice', label, normal, options })

/** Stored values completed with normal ones; numbers are kept within bounds, unknown choices become normal. */
export function readKnobs<K extends Knobs>(knobs: K, stored: StoredKnobs = {}): KnobValues<K> {
  const read = (name: string, knob: Knob) => {
    const value = stored[name]
    if (knob.kind === 'number') {
      return typeof value === 'number' && Number.isFinite(value)
        ? Math.min(knob.most, Math.max(knob.least, value))
        : knob.normal
    }
    return knob.options.some((option) => option.id === value) ? value : knob.normal
  }
  return Object.fromEntries(Object.entries(knobs).map(([name, knob]) => [name, read(name, knob)])) as KnobValues<K>
}
