import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const pompom = defineNotion({
  id: 'pompom',
  label: 'Pompom',
  family: 'fringes',
  colors: [
    [parts.thread, '#e3b03c'],
    [parts.secondThread, '#f3e3bd'],
  ],
  size: [50, 50],
  knobs: { fullness: numberKnob('Fullness', [0.2, 0.7, 1]) },
})
