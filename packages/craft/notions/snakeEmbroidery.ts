import { defineNotion } from './notion.ts'
import { stitch } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const snakeEmbroidery = defineNotion({
  id: 'snakeEmbroidery',
  label: 'Embroidered snake',
  family: 'embroidery',
  colors: [
    [parts.thread, '#3d7a57'],
    [parts.secondThread, '#c8312f'],
    [parts.thirdThread, '#e7c75c'],
  ],
  size: [60, 190],
  knobs: { stitch },
})
