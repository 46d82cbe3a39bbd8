import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const tasselTrim = defineNotion({
  id: 'tasselTrim',
  label: 'Tassel trim',
  family: 'edgings',
  colors: [
    [parts.thread, '#d29a3a'],
    [parts.tape, '#f2e7d2'],
  ],
  size: [220, 44],
  knobs: { length: length(220), count: numberKnob('Tassels', [4, 12, 26], '', 1) },
  runs: 'length',
})
