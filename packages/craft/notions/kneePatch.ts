import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const kneePatch = defineNotion({
  id: 'kneePatch',
  label: 'Darned patch',
  family: 'patches',
  colors: [
    [parts.cloth, '#5b7196'],
    [parts.thread, '#cfd8e6'],
  ],
  size: [130, 130],
  knobs: { rows: numberKnob('Rows|notion', [6, 12, 22], '', 1) },
})
