import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const pearlField = defineNotion({
  id: 'pearlField',
  label: 'Scattered pearls',
  family: 'sparkle',
  colors: [[parts.body, '#f3ece2']],
  size: [120, 120],
  knobs: { count: numberKnob('How many', [12, 40, 100], '', 1) },
})
