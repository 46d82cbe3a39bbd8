import { defineNotion } from './notion.ts'
import { stitch } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const roseEmbroidery = defineNotion({
  id: 'roseEmbroidery',
  label: 'Embroidered rose',
  family: 'embroidery',
  colors: [
    [parts.thread, '#b8273c'],
    [parts.secondThread, '#4d7a45'],
    [parts.thirdThread, '#7d1526'],
  ],
  size: [80, 100],
  knobs: { stitch },
})
