import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { length } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const velvetRibbon = defineNotion({
  id: 'velvetRibbon',
  label: 'Velvet ribbon',
  family: 'edgings',
  colors: [[parts.ribbon, '#4b1525']],
  size: [220, 22],
  knobs: { length: length(220), pile: numberKnob('Pile|notion', [0.2, 0.6, 1]) },
  runs: 'length',
})
