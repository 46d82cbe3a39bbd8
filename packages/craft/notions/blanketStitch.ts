import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const blanketStitch = defineNotion({
  id: 'blanketStitch',
  label: 'Blanket stitching',
  family: 'stitching',
  colors: [[parts.thread, '#f0e6d2']],
  size: [220, 12],
  knobs: { length: length(220), stitches: numberKnob('Stitches to 10 cm', [8, 16, 30], '', 1) },
  runs: 'length',
})
