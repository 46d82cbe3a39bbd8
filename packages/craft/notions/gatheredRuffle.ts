import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const gatheredRuffle = defineNotion({
  id: 'gatheredRuffle',
  label: 'Gathered ruffle',
  family: 'ruffles',
  colors: [[parts.cloth, '#f3ece2']],
  size: [240, 60],
  knobs: { length: length(240), fullness: numberKnob('Fullness', [0.2, 0.55, 1]) },
  runs: 'length',
})
