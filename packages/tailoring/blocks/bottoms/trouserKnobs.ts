import type { ChoiceKnob, NumberKnob } from '../block.ts'
import { hipEase, skirtKnobs } from './skirtKnobs.ts'

const pocketIds = ['slash', 'jeans', 'none'] as const

/** A knob for the pockets at the side of trousers: cut on a slant, curved as those of jeans are, or none. */
export const sidePockets = (usual: SidePockets): ChoiceKnob<SidePockets> => ({
  name: 'Pockets at the side',
  choices: [usual, ...pocketIds.filter((id) => id !== usual)],
})

/** A knob for how low trousers sit, as a share of the way from waist to hips. */
export const lowering = (usual: number): NumberKnob => ({
  name: 'Below the waist, as a share of the way to the hips',
  unit: 'share',
  least: 0,
  usual,
  most: 0.4,
})

/** The pockets that trousers can have at the side. */
export type SidePockets = (typeof pocketIds)[number]

/** Knobs that trousers share: the length is a share of the inside leg, knee and hem are shares of the width at the top of the leg. */
export const trouserKnobs = {
  band: skirtKnobs.band,
  ease: hipEase,
  rise: { name: 'Looseness of the crotch', unit: 'mm', least: 5, usual: 15, most: 60 },
  lowered: lowering(0),
  pockets: sidePockets('slash'),
} as const

/** A knob for a share of the leg: of its inside length, or of the width at its top. */
export const legShare = (name: string, least: number, usual: number, most: number): NumberKnob => ({
  name,
  unit: 'share',
  least,
  usual,
  most,
})
