import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const crochetLace = defineNotion({
  id: 'crochetLace',
  label: 'Crochet lace',
  family: 'edgings',
  colors: [[parts.thread, '#efe4cd']],
  size: [220, 36],
  knobs: { length: length(220), scallops: numberKnob('Scallops', [5, 11, 22], '', 1) },
  runs: 'length',
})
