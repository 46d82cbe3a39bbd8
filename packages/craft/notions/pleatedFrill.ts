import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const pleatedFrill = defineNotion({
  id: 'pleatedFrill',
  label: 'Pleated frill',
  family: 'ruffles',
  colors: [[parts.cloth, '#f6f1e6']],
  size: [240, 46],
  knobs: { length: length(240), pleats: numberKnob('Pleats', [8, 24, 60], '', 1) },
  runs: 'length',
})
