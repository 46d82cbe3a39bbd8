import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const scallopLace = defineNotion({
  id: 'scallopLace',
  label: 'Scalloped lace',
  family: 'edgings',
  colors: [[parts.thread, '#fbf6ea']],
  size: [220, 42],
  knobs: { length: length(220), scallops: numberKnob('Scallops', [4, 9, 20], '', 1) },
  runs: 'length',
})
