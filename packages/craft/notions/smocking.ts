import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const smocking = defineNotion({
  id: 'smocking',
  label: 'Smocking',
  family: 'stitching',
  colors: [
    [parts.thread, '#e9eef5'],
    [parts.secondThread, '#6d8fbf'],
  ],
  size: [200, 70],
  knobs: { length: length(200), rows: numberKnob('Rows|notion', [2, 5, 9], '', 1) },
  runs: 'length',
})
