import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const ruffledCollar = defineNotion({
  id: 'ruffledCollar',
  label: 'Ruffled collar',
  family: 'collars',
  colors: [[parts.cloth, '#faf5ec']],
  size: [290, 140],
  knobs: { fullness: numberKnob('Fullness', [0.2, 0.55, 1]) },
})
