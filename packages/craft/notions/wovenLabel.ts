import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const wovenLabel = defineNotion({
  id: 'wovenLabel',
  label: 'Woven label',
  family: 'labels',
  colors: [
    [parts.tape, '#f6f2e8'],
    [parts.thread, '#23252b'],
  ],
  size: [60, 26],
  knobs: { lines: numberKnob('Lines of lettering', [1, 2, 3], '', 1) },
})
