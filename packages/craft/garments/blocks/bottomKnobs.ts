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

/** Height of a slit as a share of the length. */
export const slitKnob = (normal = 0, most = 0.62) => numberKnob('Slit', [0, normal, most])

/** Where a slit stands. */
export const slitPlaceKnob = (normal: 'side' | 'centre' | 'back' = 'side') =>
  choiceKnob(
    'Slit place',
    [
      { id: 'side', label: 'Side front' },
      { id: 'centre', label: 'Centre front' },
      { id: 'back', label: 'Centre back' },
    ],
    normal,
  )

/** The slit of a cut by its knobs, seen from the figure's side only. */
export const slitCut = (figure: Figure, slit: number, place: 'side' | 'centre' | 'back') => ({
  slit: (place === 'back') === (figure.view === 'back') ? slit : 0,
  slitAt: place === 'side' ? 0.7 : 0.5,
})

/** Panels of a skirt seen from one side; 0 for none. */
export const panelsKnob = (normal = 0) => numberKnob('Panels', [0, normal, 8], '', 1)

/** Depth of a yoke as a share of the length; 0 for none. */
export const yokeKnob = (normal = 0) => numberKnob('Yoke', [0, normal, 0.45])

/** How deep the flutes of a hem are. */
export const depthKnob = (least: number, normal: number, most: number) =>
  numberKnob('Depth of the flutes', [least, normal, most])

/** Count of pleats seen from one side. */
export const pleatsKnob = (least: number, normal: number, most: number) =>
  numberKnob('Pleats across the front', [least, normal, most], '', 1)

/** How the pleats are laid. */
export const foldKnob = (normal: 'knife' | 'box' | 'inverted' | 'accordion' = 'knife') =>
  choiceKnob(
    'Kind of pleat',
    [
      { id: 'knife', label: 'Knife' },
      { id: 'box', label: 'Box' },
      { id: 'inverted', label: 'Inverted' },
      { id: 'accordion', label: 'Accordion' },
    ],
    normal,
  )

/** How much lower one side of the hem hangs. */
export const slantKnob = (normal = 0) => numberKnob('Slanted hem', [-0.2, normal, 0.2])

/** Gathers at the waist. */
export const gatherKnob = (normal = 0, most = 1.4) => numberKnob('Gathers at the waist', [0, normal, most])

/** The level of a garment's waist for a rise of 0..1, in heads. */
export const waistLevel = (figure: Figure, rise: number) =>
  lerp(figure.levels.waist + 0.02, figure.levels.highHip, rise)
