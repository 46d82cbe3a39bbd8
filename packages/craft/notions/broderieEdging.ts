import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const broderieEdging = defineNotion({
  id: 'broderieEdging',
  label: 'Broderie anglaise edging',
  family: 'edgings',
  colors: [
    [parts.cloth, '#fdfbf5'],
    [parts.thread, '#efe9dc'],
  ],
  size: [220, 52],
  knobs: { length: length(220), scallops: numberKnob('Scallops', [4, 8, 16], '', 1) },
  runs: 'length',
})
