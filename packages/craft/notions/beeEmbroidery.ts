import { defineNotion } from './notion.ts'
import { stitch } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const beeEmbroidery = defineNotion({
  id: 'beeEmbroidery',
  label: 'Embroidered bee',
  family: 'embroidery',
  colors: [
    [parts.thread, '#e2b13c'],
    [parts.secondThread, '#241d18'],
    [parts.thirdThread, '#dfe3e6'],
  ],
  size: [50, 46],
  knobs: { stitch },
})
