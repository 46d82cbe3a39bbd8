import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const rubberBadge = defineNotion({
  id: 'rubberBadge',
  label: 'Rubber badge',
  family: 'labels',
  colors: [
    [parts.body, '#2b3038'],
    [parts.mark, '#e8e4da'],
  ],
  size: [60, 46],
  knobs: { border: numberKnob('Width of the border', [0.3, 0.5, 1]) },
})
