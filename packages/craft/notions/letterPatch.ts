import { defineNotion } from './notion.ts'
import { letters } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const letterPatch = defineNotion({
  id: 'letterPatch',
  label: 'Varsity letter',
  family: 'patches',
  colors: [
    [parts.cloth, '#f1e6c8'],
    [parts.border, '#8a1f2b'],
  ],
  size: [110, 130],
  knobs: { sign: letters },
})
