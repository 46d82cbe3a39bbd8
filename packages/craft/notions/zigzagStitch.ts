import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const zigzagStitch = defineNotion({
  id: 'zigzagStitch',
  label: 'Zigzag stitching',
  family: 'stitching',
  colors: [[parts.thread, '#2f3b63']],
  size: [220, 8],
  knobs: { length: length(220), stitches: numberKnob('Stitches to 10 cm', [10, 24, 50], '', 1) },
  runs: 'length',
})
