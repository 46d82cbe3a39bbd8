import { defineNotion } from './notion.ts'
import { stitch } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const vineEmbroidery = defineNotion({
  id: 'vineEmbroidery',
  label: 'Embroidered vine',
  family: 'embroidery',
  colors: [
    [parts.thread, '#4f7a4a'],
    [parts.secondThread, '#d98aa0'],
  ],
  size: [240, 70],
  knobs: { stitch },
})
