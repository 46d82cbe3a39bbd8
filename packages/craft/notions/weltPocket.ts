import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const weltPocket = defineNotion({
  id: 'weltPocket',
  label: 'Welt pocket',
  family: 'pockets',
  colors: [
    [parts.cloth, '#4b4c55'],
    [parts.thread, '#33343b'],
  ],
  size: [110, 28],
  knobs: { slant: numberKnob('Slant', [-1, 0.3, 1]) },
})
