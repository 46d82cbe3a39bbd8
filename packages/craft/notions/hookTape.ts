import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const hookTape = defineNotion({
  id: 'hookTape',
  label: 'Hook and eye tape',
  family: 'fastenings',
  colors: [
    [parts.tape, '#f1e6da'],
    [parts.metal, '#a7a9ae'],
  ],
  size: [50, 160],
  knobs: { count: numberKnob('Hooks|notion', [2, 6, 12], '', 1) },
})
