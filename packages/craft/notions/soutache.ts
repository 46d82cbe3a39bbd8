import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const soutache = defineNotion({
  id: 'soutache',
  label: 'Soutache scrolls',
  family: 'edgings',
  colors: [[parts.thread, '#1e1e22']],
  size: [220, 44],
  knobs: { length: length(220), scrolls: numberKnob('Scrolls', [2, 5, 12], '', 1) },
  runs: 'length',
})
