import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const careLabel = defineNotion({
  id: 'careLabel',
  label: 'Care label',
  family: 'labels',
  colors: [
    [parts.tape, '#fbf9f4'],
    [parts.thread, '#55565c'],
  ],
  size: [30, 54],
  knobs: { lines: numberKnob('Lines of lettering', [2, 4, 6], '', 1) },
})
