import { leanings } from '../../../script/leaning.ts'

/** Whom a collection is sold to, in the order of the screen. */
export const markets = leanings([
  {
    id: 'commercial',
    label: 'Commercial',
    aims: { volume: [0.35, 1.2], formality: [0.35, 0.8] },
    likes: 'cotton denim',
    seldom: 'cape gown corset sequin tiered',
    daring: -0.2,
    trims: -0.1,
  },
  { id: 'contemporary', label: 'Contemporary' },
  {
    id: 'premium',
    label: 'Premium',
    aims: { formality: [0.65, 1.5] },
    likes: 'silk wool cashmere leather velvet jacquard tweed',
    seldom: 'fleece nylon conversational hoodie sweatshirt',
    layers: 1.2,
    daring: -0.05,
    trims: 0.1,
  },
  {
    id: 'avantgarde',
    label: 'Avant-garde',
    hardly: 'romper pinafore polo chinos board',
    aims: { volume: [0.85, 3.5] },
    loves: 'cape abstract oversized cocoon kimonoJacket harem handkerchief puffball asymmetric',
    likes:
      'poncho culottes wide palazzo tiered puffer leather organza geometric marble bishop bell tunic lantern mutton column bolero dolman',
    seldom: 'ditsy gingham polo bermudas',
    turns: { ease: 0.3, length: 0.2, volume: 0.4, fullness: 0.4, slant: 0.6, highLow: 0.4 },
    layers: 1.4,
    daring: 0.35,
    trims: 0.15,
  },
])

/** Hero and easy looks of eight, and how much of a hero's statement they ask for. */
export const tierCounts: Readonly<Record<string, { hero: number; easy: number }>> = {
  commercial: { hero: 1, easy: 4 },
  contemporary: { hero: 2, easy: 3 },
  premium: { hero: 3, easy: 2 },
  avantgarde: { hero: 4, easy: 2 },
}
