import type { AnyGarment } from '../garments/garment.ts'
import type { ChoiceKnob, Knob, NumberKnob, StoredKnobs } from '../garments/knob.ts'
import type { Answer } from './answers/answer.ts'
import { turnsMeasure } from './answers/turnsMeasure.ts'

/** A garment on its way to what is asked of it: its turned knobs, which of them words have settled, and how much was answered. */
export interface Cutting {
  garment: AnyGarment
  knobs: Record<string, number | string>
  settled: ReadonlySet<string>
  /** 1 and more for every wish that is met, less where it is met by half. */
  met: number
}

/** Begins with a garment as it is stored. */
export const openCutting = (garment: AnyGarment, knobs: StoredKnobs = {}): Cutting => ({
  garment,
  knobs: { ...knobs },
  settled: new Set(),
  met: 0,
})

/** A knob set for good. */
export const settle = (cutting: Cutting, turned: Record<string, number | string>, met: number): Cutting => ({
  ...cutting,
  knobs: { ...cutting.knobs, ...turned },
  settled: new Set([...cutting.settled, ...Object.keys(turned)]),
  met: cutting.met + met,
})

/** The option of a choice knob as it stands. */
export const optionOf = ({ garment, knobs }: Cutting, name: string): string | null => {
  const knob = garment.knobs[name]
  if (knob?.kind !== 'choice') return null
  const value = knobs[name]
  return typeof value === 'string' ? value : knob.normal
}

/** A number knob's value, from its least at -1 over normal at 0 to its most at 1; counts stay whole. */
export function turnedBy(knob: NumberKnob, by: number): number {
  const value = knob.normal + by * (by > 0 ? knob.most - knob.normal : knob.normal - knob.least)
  return knob.step >= 1 ? Math.round(value) : Math.round(value * 1000) / 1000
}

/** Number knobs of a garment that turn a measure. */
export const knobsOf = ({ knobs }: AnyGarment, measure: string): [string, NumberKnob][] =>
  Object.entries<Knob>(knobs).flatMap(([name, knob]) =>
    knob.kind === 'number' && turnsMeasure(measure, name, knob) ? [[name, knob] as [string, NumberKnob]] : [],
  )

/** Whether a garment is what a word asks for by nature. */
export const isByNature = ({ id, category }: AnyGarment, { garments }: Answer): boolean =>
  garments.includes(id) || garments.includes(`*${category}`)

/** The choice knobs of a garment that an answer speaks of, with its options there. */
export function optionsIn({ garment, settled }: Cutting, { ways }: Answer): { knob: string; option: string }[] {
  return ways.flatMap((way) => {
    if ('measure' in way || settled.has(way.knob)) return []
    const knob = garment.knobs[way.knob]
    return knob?.kind === 'choice' && has(knob, way.option) ? [way] : []
  })
}

const has = ({ options }: ChoiceKnob, option: string) => options.some(({ id }) => id === option)

/** Measures of an answer as this garment's knobs turn them, in a direction and with a strength. */
export function measuresIn({ garment, settled }: Cutting, { ways }: Answer, strength = 1): Record<string, number> {
  const turned = ways.flatMap((way) =>
    'knob' in way
      ? []
      : knobsOf(garment, way.measure)
          .filter(([name]) => !settled.has(name))
          .map(([name, knob]) => [name, turnedBy(knob, Math.max(-1, Math.min(1, way.by * strength)))] as const),
  )
  return Object.fromEntries(turned)
}
