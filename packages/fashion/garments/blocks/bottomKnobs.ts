import { lerp } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { choiceKnob, numberKnob } from '../knob.ts'

/** Length of a bottom or a dress: a share of the distance from waist to floor. */
export const lengthKnob = (least: number, normal: number, most: number) =>
  numberKnob('Length from waist to floor', [least, normal, most])

/** Widening of each side for every head of length. */
export const flareKnob = (least: number, normal: number, most: number) => numberKnob('Flare', [least, normal, most])

/** Count of waves in the hem. */
export const flutesKnob = (least: number, normal: number, most: number) =>
  numberKnob('Flutes', [least, normal, most], '', 1)

/** Where the waist is worn: 0 at the natural waist, 1 at the high hip. */
export const riseKnob = (normal = 0) => numberKnob('Waist, natural to low', [0, normal, 1])

/** How a skirt or trousers are closed at the waist. */
export const bandKnob = () =>
  choiceKnob('Waistband', [
    { id: 'stitched', label: 'Stitched band' },
    { id: 'elastic', label: 'Elastic' },
    { id: 'faced', label: 'Faced, without band' },
    { id: 'belt', label: 'Belted' },
  ])

/** The level of a garment's waist for a rise of 0..1, in heads. */
export const waistLevel = (figure: Figure, rise: number) =>
  lerp(figure.levels.waist + 0.02, figure.levels.highHip, rise)
