import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const sequinField = defineNotion({
  id: 'sequinField',
  label: 'Scattered sequins',
  family: 'sparkle',
  colors: [[parts.body, '#b9c7e0']],
  size: [120, 120],
  knobs: { count: numberKnob('How many', [20, 70, 160], '', 1) },
})
