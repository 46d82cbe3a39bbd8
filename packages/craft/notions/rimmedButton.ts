import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const rimmedButton = defineNotion({
  id: 'rimmedButton',
  label: 'Rimmed suit button',
  family: 'buttons',
  colors: [
    [parts.body, '#3a3330'],
    [parts.thread, '#231e1c'],
  ],
  size: [20, 20],
  knobs: { rim: numberKnob('Rim', [0.05, 0.16, 0.3]) },
})
