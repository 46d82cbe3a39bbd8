import type { NumberKnob } from '../block.ts'

/** Length of something worn whole as a share of the way from the waist to the floor. */
export const lengthShare = (least: number, usual: number, most: number): NumberKnob => ({
  name: 'Length from waist to floor',
  unit: 'share',
  least,
  usual,
  most,
})

/** How far each side moves out at the hem, as a share of the length below the waist. */
export const flareShare = (least: number, usual: number, most: number): NumberKnob => ({
  name: 'Flare',
  unit: 'share',
  least,
  usual,
  most,
})

/** Height of a slit as a share of the length below the waist. */
export const slitShare = (name: string, usual: number): NumberKnob => ({
  name,
  unit: 'share',
  least: 0,
  usual,
  most: 0.62,
})

/** Looseness round the hips of what has no seam at the waist, in millimetres. */
export const hipRoom = (least: number, usual: number, most: number): NumberKnob => ({
  name: 'Ease at the hips',
  unit: 'mm',
  least,
  usual,
  most,
})
