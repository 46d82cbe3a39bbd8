import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const pearlRow = defineNotion({
  id: 'pearlRow',
  label: 'Row of pearls',
  family: 'sparkle',
  colors: [[parts.body, '#f2eadf']],
  size: [200, 8],
  knobs: { length: length(200), gap: numberKnob('Gap', [0, 0.1, 0.7]) },
  runs: 'length',
})
