import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const turnLock = defineNotion({
  id: 'turnLock',
  label: 'Turn lock',
  family: 'fastenings',
  colors: [[parts.metal, '#c9a452']],
  size: [34, 24],
  knobs: { dome: numberKnob('Roundness', [0.1, 0.5, 1]) },
})
