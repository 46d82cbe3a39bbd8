import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const sashikoPatch = defineNotion({
  id: 'sashikoPatch',
  label: 'Sashiko patch',
  family: 'patches',
  colors: [
    [parts.cloth, '#24365c'],
    [parts.thread, '#f1ece0'],
  ],
  size: [110, 110],
  knobs: { rows: numberKnob('Rows|notion', [4, 7, 12], '', 1) },
})
