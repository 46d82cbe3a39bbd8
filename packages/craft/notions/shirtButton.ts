import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const shirtButton = defineNotion({
  id: 'shirtButton',
  label: 'Shirt button',
  family: 'buttons',
  colors: [
    [parts.body, '#f6f4ee'],
    [parts.thread, '#ffffff'],
  ],
  size: [11, 11],
  knobs: { rim: numberKnob('Rim', [0.05, 0.16, 0.3]) },
})
