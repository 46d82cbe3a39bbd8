import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const tassel = defineNotion({
  id: 'tassel',
  label: 'Tassel',
  family: 'fringes',
  colors: [
    [parts.thread, '#7e1f2f'],
    [parts.metal, '#c9a552'],
  ],
  size: [26, 96],
  knobs: { fullness: numberKnob('Fullness', [0.2, 0.55, 1]) },
})
