import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const peterPanCollar = defineNotion({
  id: 'peterPanCollar',
  label: 'Peter Pan collar',
  family: 'collars',
  colors: [
    [parts.cloth, '#fbf8f1'],
    [parts.thread, '#e2dccd'],
  ],
  size: [280, 120],
  knobs: { depth: numberKnob('Depth|notion', [0.3, 0.6, 1]) },
})
