import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const barTack = defineNotion({
  id: 'barTack',
  label: 'Bar tack',
  family: 'stitching',
  colors: [[parts.thread, '#d9a24a']],
  size: [14, 4],
  knobs: { stitches: numberKnob('Stitches|notion', [8, 16, 30], '', 1) },
})
