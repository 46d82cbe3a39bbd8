import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const shieldPatch = defineNotion({
  id: 'shieldPatch',
  label: 'Shield patch',
  family: 'patches',
  colors: [
    [parts.cloth, '#1f2f5c'],
    [parts.border, '#d2ab4c'],
    [parts.mark, '#f1ead8'],
  ],
  size: [70, 80],
  knobs: { border: numberKnob('Width of the border', [0.3, 0.5, 1]) },
})
