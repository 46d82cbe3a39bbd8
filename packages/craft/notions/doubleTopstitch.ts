import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const doubleTopstitch = defineNotion({
  id: 'doubleTopstitch',
  label: 'Double topstitching',
  family: 'stitching',
  colors: [[parts.thread, '#d9a24a']],
  size: [220, 9],
  knobs: { length: length(220), stitches: numberKnob('Stitches to 10 cm', [16, 32, 60], '', 1) },
  runs: 'length',
})
