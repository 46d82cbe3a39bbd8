import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const pearl = defineNotion({
  id: 'pearl',
  label: 'Single pearl',
  family: 'sparkle',
  colors: [[parts.body, '#f2eadf']],
  size: [8, 8],
  knobs: { sheen: numberKnob('Sheen', [0.2, 0.7, 1]) },
})
