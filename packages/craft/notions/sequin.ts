import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const sequin = defineNotion({
  id: 'sequin',
  label: 'Cup sequin',
  family: 'sparkle',
  colors: [[parts.body, '#d7b24f']],
  size: [6, 6],
  knobs: { facets: numberKnob('Facets', [0, 6, 12], '', 1) },
})
