import { leanings } from './leaning.ts'

/** Whom the collection is sold to, in the order of the screen. */
export const markets = leanings([
  {
    id: 'commercial',
    label: 'Commercial',
    aims: { volume: [0.35, 1.2], formality: [0.35, 0.8] },
    likes: { cotton: 1.4, denim: 1.3, cape: 0.4, gown: 0.3, corset: 0.5, sequin: 0.5, tiered: 0.8 },
    daring: -0.2,
    trims: -0.1,
  },
  { id: 'contemporary', label: 'Contemporary' },
  {
    id: 'premium',
    label: 'Premium',
    aims: { formality: [0.65, 1.5] },
    likes: {
      silk: 1.8,
      wool: 1.6,
      cashmere: 2,
      leather: 1.3,
      velvet: 1.3,
      jacquard: 1.6,
      tweed: 1.5,
      fleece: 0.2,
      nylon: 0.5,
      conversational: 0.4,
      hoodie: 0.4,
      sweatshirt: 0.5,
    },
    daring: -0.05,
    layers: 1.2,
    trims: 0.1,
  },
  {
    id: 'avantgarde',
    label: 'Avant-garde',
    aims: { volume: [0.8, 2.2] },
    likes: {
      cape: 2.5,
      poncho: 1.5,
      culottes: 2,
      wide: 1.8,
      palazzo: 2,
      tiered: 1.5,
      puffer: 1.5,
      leather: 1.3,
      organza: 2,
      abstract: 2.5,
      geometric: 1.8,
      marble: 2,
      ditsy: 0.2,
      gingham: 0.4,
      bishop: 2,
      bell: 2,
      oversized: 2.5,
      polo: 0.3,
      bermudas: 0.8,
    },
    daring: 0.35,
    layers: 1.4,
    trims: 0.15,
    turns: { ease: 0.3, length: 0.2, volume: 0.4, fullness: 0.4, slant: 0.6, highLow: 0.4 },
  },
])

/** Hero and easy looks of eight, and how much of a hero's statement they ask for. */
export const tierCounts: Readonly<Record<string, { hero: number; easy: number }>> = {
  commercial: { hero: 1, easy: 4 },
  contemporary: { hero: 2, easy: 3 },
  premium: { hero: 3, easy: 2 },
  avantgarde: { hero: 4, easy: 2 },
}
