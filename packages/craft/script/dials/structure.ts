import { between, defineDial } from './dial.ts'

/** Soft pictures flow; hard edges are tailored. */
export const structure = defineDial({
  id: 'structure',
  low: {
    label: 'Soft',
    aims: { volume: [0.65, 1.2] },
    loves: 'jersey chiffon wrap slip cardigan draped',
    likes: 'silk crepe knit cashmere velvet palazzo kimono cowl bias gathered tulle harem tunic smock',
    seldom: 'gabardine denim tailored blazer pinstripe',
    hardly: 'corset tuxedo doubleBreasted',
    turns: { ease: 0.4, gather: 0.3, flare: 0.2 },
  },
  high: {
    label: 'Structured',
    aims: { volume: [0.4, 1], waist: [0.55, 0.6] },
    loves: 'blazer tailored gabardine pencil trench doubleBreasted',
    likes: 'wool denim leather shirt trousers cigarette funnel peacoat waistcoat boucle jacquard coat sheath chinos',
    seldom: 'jersey chiffon draped gathered',
    hardly: 'smock kaftan harem',
    turns: { box: 0.4, ease: -0.2 },
  },
  measure: ({ softness, straightness, contrast, order }) =>
    between(0.45 * (1 - softness) + 0.25 * straightness + 0.15 * contrast + 0.15 * order, 0.15, 0.7),
})
