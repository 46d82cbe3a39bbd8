import type { NumberKnob } from '../../garments/knob.ts'

/** Number knobs that turn one measure, told by their labels: what is one measure has several names in the catalogue. */
const measures: Readonly<Record<string, RegExp>> = {
  length: /^(Length (from|below|at)|Longer or shorter|Length of the peplum)/,
  sleeveLength: /^(Sleeve length|Length of the sleeve)$/,
  sleeveWidth: /^(Width of the sleeve|Fullness of the sleeve)$/,
  width: /^(Ease|Boxiness|Volume$|Wider or slimmer|Width at the hem|Looser|Looseness|Fullness( at the hip)?$)/,
  flare: /^(Flare$|Flare at the hem|Width at the hem)/,
  flarePart: /^Flare from the knee/,
  collarSize: /^(Size of the (collar|hood)|Collar size|Width of the (lapel|collar)|Height of the (collar|neck))$/,
  depth: /^Depth of the (neckline|opening|cowl)$/,
  rise: /^Waist, natural to low$/,
  waist: /^Waist shaping$/,
  waistSeam: /^Waist seam, high to low$/,
}

/** Whether a number knob turns a measure; other measures are knobs by name. */
export const turnsMeasure = (measure: string, name: string, { label }: NumberKnob): boolean =>
  measures[measure]?.test(label) ?? name === measure
