import { topKnobs } from './topKnobs.ts'

/** Knobs that most shirts have. */
export const shirtKnobs = {
  collarSize: { name: 'Collar size', unit: 'share', least: 0.6, usual: 1, most: 1.6 },
  sleeveLength: topKnobs.sleeveLength,
  length: { name: 'Length from waist to crotch', unit: 'share', least: -0.15, usual: 0.85, most: 1.6 },
  ease: { name: 'Ease as a share of the chest', unit: 'share', least: 0.02, usual: 0.12, most: 0.32 },
  waist: { name: 'Shaped waist', unit: 'share', least: 0, usual: 0.35, most: 1 },
  buttons: { name: 'Buttons down the front', unit: 'count', least: 3, usual: 6, most: 11 },
  slits: topKnobs.slits,
} as const
