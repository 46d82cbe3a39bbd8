import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const middyCollar = defineNotion({
  id: 'middyCollar',
  label: 'Sailor collar',
  family: 'collars',
  colors: [
    [parts.cloth, '#22305a'],
    [parts.border, '#f4f1ea'],
  ],
  size: [320, 260],
  knobs: { stripes: numberKnob('Stripes', [1, 3, 3], '', 1) },
})
