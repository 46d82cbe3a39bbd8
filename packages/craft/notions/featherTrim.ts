import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const featherTrim = defineNotion({
  id: 'featherTrim',
  label: 'Feather trim',
  family: 'fringes',
  colors: [[parts.body, '#f5efe6']],
  size: [220, 110],
  knobs: { length: length(220), fullness: numberKnob('Fullness', [0.2, 0.55, 1]) },
  runs: 'length',
})
