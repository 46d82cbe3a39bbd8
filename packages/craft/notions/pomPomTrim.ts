import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const pomPomTrim = defineNotion({
  id: 'pomPomTrim',
  label: 'Pompom trim',
  family: 'edgings',
  colors: [
    [parts.thread, '#e0527a'],
    [parts.tape, '#f3ece0'],
  ],
  size: [220, 34],
  knobs: { length: length(220), count: numberKnob('Pompoms', [4, 10, 24], '', 1) },
  runs: 'length',
})
