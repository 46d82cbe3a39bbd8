import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const bellowsPocket = defineNotion({
  id: 'bellowsPocket',
  label: 'Cargo pocket',
  family: 'pockets',
  colors: [
    [parts.cloth, '#6d6a4c'],
    [parts.thread, '#4d4b34'],
    [parts.metal, '#8d8a70'],
  ],
  size: [170, 190],
  knobs: { fullness: numberKnob('Depth of the bellows', [0.2, 0.6, 1]) },
})
