import { measureShares, measureSpans, napeSpan } from './measureLimits.ts'
import { measureNames } from './measureNames.ts'
import type { Measures } from './measures.ts'

/** A measure that no body has, or none that has the measure `beside` it: what it is, and the least and most that it could be, in millimetres (degrees for the slope). */
export interface MeasureFault {
  measure: keyof Measures
  beside: keyof Measures | null
  value: number
  least: number
  most: number
}

/** What is not right with a body that somebody measured; measures are held against each other only where each could be right by itself. */
export function measureFaults(measures: Measures): MeasureFault[] {
  const alone = measureNames
    .map((measure) => fault(measures, measure, null, ...measureSpans[measure]))
    .filter((one) => one !== null)
  const wrong = new Set(alone.map(({ measure }) => measure))
  const together = measureShares
    .filter(({ measure, beside }) => !wrong.has(measure) && !wrong.has(beside))
    .map(({ measure, beside, span: [least, most] }) =>
      fault(measures, measure, beside, least * measures[beside], most * measures[beside]),
    )
    .filter((one) => one !== null)
  return [...alone, ...together, ...napeFault(measures, [...alone, ...together])]
}

/** The nape stands at the waist's height and the back's length, neither in the head nor in the chest. */
function napeFault(measures: Measures, known: readonly MeasureFault[]): MeasureFault[] {
  const { height, waistToFloor } = measures
  if (known.some(({ measure }) => napeMeasures.has(measure))) return []
  const [least, most] = napeSpan
  const found = fault(measures, 'backLength', 'height', least * height - waistToFloor, most * height - waistToFloor)
  return found ? [found] : []
}

const napeMeasures = new Set<keyof Measures>(['height', 'waistToFloor', 'backLength'])

function fault(
  measures: Measures,
  measure: keyof Measures,
  beside: keyof Measures | null,
  least: number,
  most: number,
): MeasureFault | null {
  const value = measures[measure]
  return value >= least && value <= most ? null : { measure, beside, value, least, most }
}
