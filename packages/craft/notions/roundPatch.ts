import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const roundPatch = defineNotion({
  id: 'roundPatch',
  label: 'Round patch',
  family: 'patches',
  colors: [
    [parts.cloth, '#2f5d50'],
    [parts.border, '#e9c46a'],
    [parts.mark, '#f4efe4'],
  ],
  size: [70, 70],
  knobs: { border: numberKnob('Width of the border', [0.3, 0.5, 1]) },
})
