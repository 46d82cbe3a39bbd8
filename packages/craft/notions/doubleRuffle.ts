import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const doubleRuffle = defineNotion({
  id: 'doubleRuffle',
  label: 'Double ruffle',
  family: 'ruffles',
  colors: [[parts.cloth, '#e9b7bf']],
  size: [240, 90],
  knobs: { length: length(240), fullness: numberKnob('Fullness', [0.2, 0.55, 1]) },
  runs: 'length',
})
