import { defineNotion } from './notion.ts'
import { stitch } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const moonEmbroidery = defineNotion({
  id: 'moonEmbroidery',
  label: 'Embroidered moon',
  family: 'embroidery',
  colors: [
    [parts.thread, '#e6d79b'],
    [parts.secondThread, '#f4efe0'],
  ],
  size: [70, 80],
  knobs: { stitch },
})
