import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const tweedTrim = defineNotion({
  id: 'tweedTrim',
  label: 'Tweed trim braid',
  family: 'edgings',
  colors: [
    [parts.thread, '#f0e9dc'],
    [parts.secondThread, '#1d1d20'],
  ],
  size: [220, 18],
  knobs: { length: length(220), strands: numberKnob('Strands|notion', [2, 3, 5], '', 1) },
  runs: 'length',
})
