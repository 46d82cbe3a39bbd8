import { defineNotion } from './notion.ts'
import { digits } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const numberPatch = defineNotion({
  id: 'numberPatch',
  label: 'Number patch',
  family: 'patches',
  colors: [
    [parts.cloth, '#f4efe4'],
    [parts.border, '#1f2f5c'],
  ],
  size: [90, 130],
  knobs: { sign: digits },
})
