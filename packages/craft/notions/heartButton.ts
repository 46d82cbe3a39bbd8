import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const heartButton = defineNotion({
  id: 'heartButton',
  label: 'Heart button',
  family: 'buttons',
  colors: [
    [parts.body, '#d8546a'],
    [parts.thread, '#fff3f3'],
  ],
  size: [16, 15],
  knobs: { rim: numberKnob('Rim', [0.05, 0.16, 0.3]) },
})
