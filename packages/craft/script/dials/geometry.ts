import { between, defineDial } from './dial.ts'

/** Grown lines ask for curves and florals, built ones for angles and stripes. */
export const geometry = defineDial({
  id: 'geometry',
  low: {
    label: 'Organic',
    likes: 'floral wrap circle tulip bell puff kimono handkerchief botanical ruffle gathered peplum curved',
    seldom: 'pinstripe windowpane stripe check',
    turns: { flare: 0.3, fullness: 0.2 },
  },
  high: {
    label: 'Geometric',
    likes: 'pleated stripe check windowpane shift pencil asymmetric aLine column geometric box houndstooth',
    seldom: 'ruffle frill floral puff',
    turns: { slant: 0.3, box: 0.3 },
  },
  measure: ({ straightness, order, upright, level }) =>
    between(0.5 * straightness + 0.25 * order + 0.25 * Math.max(upright, level), 0.15, 0.7),
})
