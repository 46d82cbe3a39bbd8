import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const laceCollar = defineNotion({
  id: 'laceCollar',
  label: 'Lace collar',
  family: 'collars',
  colors: [[parts.thread, '#fbf6ea']],
  size: [290, 130],
  knobs: { scallops: numberKnob('Scallops', [6, 12, 20], '', 1) },
})
