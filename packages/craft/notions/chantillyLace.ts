import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const chantillyLace = defineNotion({
  id: 'chantillyLace',
  label: 'Chantilly lace',
  family: 'edgings',
  colors: [[parts.thread, '#1c1a1d']],
  size: [220, 70],
  knobs: { length: length(220), scallops: numberKnob('Scallops', [3, 5, 12], '', 1) },
  runs: 'length',
})
