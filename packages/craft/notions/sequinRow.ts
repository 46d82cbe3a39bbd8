import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const sequinRow = defineNotion({
  id: 'sequinRow',
  label: 'Row of sequins',
  family: 'sparkle',
  colors: [[parts.body, '#c9ced8']],
  size: [200, 7],
  knobs: { length: length(200), overlap: numberKnob('Overlap', [0, 0.4, 0.7]) },
  runs: 'length',
})
