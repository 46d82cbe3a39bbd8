import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const bibCollar = defineNotion({
  id: 'bibCollar',
  label: 'Pleated bib',
  family: 'collars',
  colors: [
    [parts.cloth, '#fdfbf6'],
    [parts.thread, '#e6e0d2'],
  ],
  size: [220, 320],
  knobs: { pleats: numberKnob('Pleats', [4, 9, 16], '', 1) },
})
