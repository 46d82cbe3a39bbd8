import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const saddleStitch = defineNotion({
  id: 'saddleStitch',
  label: 'Saddle stitching',
  family: 'stitching',
  colors: [[parts.thread, '#f3ede1']],
  size: [220, 5],
  knobs: { length: length(220), stitches: numberKnob('Stitches to 10 cm', [8, 16, 30], '', 1) },
  runs: 'length',
})
