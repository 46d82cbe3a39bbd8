import { defineNotion } from './notion.ts'
import { stitch } from './notionKnobs.ts'
import { parts } from './notionParts.ts'

export const butterflyEmbroidery = defineNotion({
  id: 'butterflyEmbroidery',
  label: 'Embroidered butterfly',
  family: 'embroidery',
  colors: [
    [parts.thread, '#d9792f'],
    [parts.secondThread, '#2a2230'],
    [parts.thirdThread, '#f3d9a8'],
  ],
  size: [90, 70],
  knobs: { stitch },
})
