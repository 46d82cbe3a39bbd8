import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const hookAndEye = defineNotion({
  id: 'hookAndEye',
  label: 'Hook and eye',
  family: 'fastenings',
  colors: [
    [parts.metal, '#9a9da3'],
    [parts.thread, '#4b4b50'],
  ],
  size: [26, 14],
  knobs: { thickness: numberKnob('Thickness', [0.4, 0.6, 1]) },
})
