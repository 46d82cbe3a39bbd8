import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const grommet = defineNotion({
  id: 'grommet',
  label: 'Grommet',
  family: 'metalware',
  colors: [[parts.metal, '#c2a04f']],
  size: [18, 18],
  knobs: { rim: numberKnob('Rim', [0.05, 0.16, 0.3]) },
})
