import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const sizeTab = defineNotion({
  id: 'sizeTab',
  label: 'Side tab',
  family: 'labels',
  colors: [
    [parts.tape, '#b3272f'],
    [parts.thread, '#f6f2e8'],
  ],
  size: [12, 22],
  knobs: { lines: numberKnob('Lines of lettering', [0, 1, 2], '', 1) },
})
