import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const elbowPatch = defineNotion({
  id: 'elbowPatch',
  label: 'Elbow patch',
  family: 'patches',
  colors: [
    [parts.cloth, '#8a5a36'],
    [parts.thread, '#5f3b20'],
  ],
  size: [110, 150],
  knobs: { stitches: numberKnob('Stitches to 10 cm', [12, 24, 40], '', 1) },
})
