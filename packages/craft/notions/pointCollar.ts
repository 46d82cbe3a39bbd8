import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const pointCollar = defineNotion({
  id: 'pointCollar',
  label: 'Point collar',
  family: 'collars',
  colors: [
    [parts.cloth, '#f4f1ea'],
    [parts.thread, '#d9d3c6'],
  ],
  size: [270, 120],
  knobs: { depth: numberKnob('Depth|notion', [0.3, 0.6, 1]) },
})
