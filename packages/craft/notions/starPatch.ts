import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const starPatch = defineNotion({
  id: 'starPatch',
  label: 'Star patch',
  family: 'patches',
  colors: [
    [parts.cloth, '#c3272f'],
    [parts.border, '#f4efe4'],
  ],
  size: [70, 70],
  knobs: { points: numberKnob('Points|notion', [5, 5, 8], '', 1) },
})
