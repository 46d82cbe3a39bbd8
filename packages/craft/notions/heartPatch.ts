import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const heartPatch = defineNotion({
  id: 'heartPatch',
  label: 'Heart patch',
  family: 'patches',
  colors: [
    [parts.cloth, '#d33b50'],
    [parts.border, '#f7e6e4'],
  ],
  size: [66, 60],
  knobs: { border: numberKnob('Width of the border', [0.3, 0.5, 1]) },
})
