import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const camellia = defineNotion({
  id: 'camellia',
  label: 'Camellia',
  family: 'applique',
  colors: [
    [parts.cloth, '#f7f2ea'],
    [parts.border, '#e1d8ca'],
  ],
  size: [90, 90],
  knobs: { petals: numberKnob('Petals', [8, 16, 24], '', 1) },
})
