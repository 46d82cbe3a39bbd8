import { between, defineDial } from './dial.ts'

/** Quiet pictures ask for plain cloth, busy ones for ornament. */
export const ornate = defineDial({
  id: 'ornate',
  low: {
    label: 'Unadorned',
    likes: 'column slip turtleneck tShirt shift crepe funnel shirt trousers cashmere',
    seldom: 'frill ruffle tiered lace bow sequin jacquard',
    hardly: 'jabot fringe pearls',
    printed: -0.18,
    trims: -0.5,
    accessories: -0.5,
  },
  high: {
    label: 'Ornate',
    loves: 'jacquard lace damask',
    likes: 'velvet frill ruffle tiered bow jewellery corset peplum puff satin jabot pearls sequin braid',
    seldom: 'plain tShirt sweatshirt',
    printed: 0.12,
    trims: 0.5,
    accessories: 0.35,
  },
  measure: ({ busyness, fineness, variety, glints }) =>
    between(0.45 * busyness + 0.2 * fineness + 0.2 * variety + 0.15 * glints, 0.15, 0.65),
})
