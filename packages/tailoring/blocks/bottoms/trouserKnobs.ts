import type { NumberKnob } from '../block.ts'
import { hipEase, skirtKnobs } from './skirtKnobs.ts'

/** Knobs that trousers share: the length is a share of the inside leg, knee and hem are shares of the width at the top of the leg. */
export const trouserKnobs = {
  band: skirtKnobs.band,
  ease: hipEase,
  rise: { name: 'Looseness of the crotch', unit: 'mm', least: 5, usual: 15, most: 60 },
  lowered: { name: 'Below the waist, as a share of the way to the hips', unit: 'share', least: 0, usual: 0, most: 0.4 },
} as const

/** A knob for a share of the leg: of its inside length, or of the width at its top. */
export const legShare = (name: string, least: number, usual: number, most: number): NumberKnob => ({
  name,
  unit: 'share',
  least,
  usual,
  most,
})
