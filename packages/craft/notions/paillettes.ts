import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const paillettes = defineNotion({
  id: 'paillettes',
  label: 'Hanging paillettes',
  family: 'sparkle',
  colors: [[parts.body, '#d5b55c']],
  size: [140, 110],
  knobs: { rows: numberKnob('Rows|notion', [2, 4, 7], '', 1) },
})
