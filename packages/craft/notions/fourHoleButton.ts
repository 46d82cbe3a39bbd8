import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const fourHoleButton = defineNotion({
  id: 'fourHoleButton',
  label: 'Four-hole button',
  family: 'buttons',
  colors: [
    [parts.body, '#2f2a28'],
    [parts.thread, '#1d1a19'],
  ],
  size: [20, 20],
  knobs: { rim: numberKnob('Rim', [0.05, 0.16, 0.3]) },
})
