import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const feather = defineNotion({
  id: 'feather',
  label: 'Feather',
  family: 'fringes',
  colors: [
    [parts.body, '#2f4a63'],
    [parts.mark, '#e9e2d4'],
  ],
  size: [50, 170],
  knobs: { curl: numberKnob('Curl', [0, 0.4, 1]) },
})
