import type { Color } from '../colors/color.ts'
import type { FontId } from './fonts.ts'
import type { TextureId } from './treatments.ts'

/** A feeling of lettering: which fonts speak it, loud and low, what wears it, and its inks when none are given. */
export interface Mood<Id extends string = string> {
  id: Id
  label: string
  loud: readonly FontId[]
  low: readonly FontId[]
  hand: readonly FontId[]
  weight: number
  textures: readonly TextureId[]
  inks: readonly Color[]
  /** English words that ask for it; the vocabulary's ids are spelt with them. */
  words: RegExp
}

const ink = (hex: number): Color => ({ r: hex >> 16, g: (hex >> 8) & 255, b: hex & 255 })

/** Every feeling, in the order of the screen. */
export const moods = [
  {
    id: 'street',
    label: 'Street',
    loud: ['anton', 'archivo-black', 'oswald'],
    low: ['jetbrains-mono', 'oswald'],
    hand: ['knewave', 'pattaya'],
    weight: 800,
    textures: ['cracked', 'halftone'],
    inks: [ink(0x1b1b1d), ink(0xd8402f), ink(0xd9d4c8)],
    words: /street|urban|skate|hip|graffiti|bold/i,
  },
  {
    id: 'collegiate',
    label: 'Collegiate',
    loud: ['graduate', 'alfa-slab-one'],
    low: ['oswald', 'graduate'],
    hand: ['pacifico', 'pattaya'],
    weight: 700,
    textures: ['worn', 'stitch'],
    inks: [ink(0x1d2f57), ink(0xc23a2e), ink(0xefe3c6)],
    words: /college|collegiate|varsity|sport|athletic|team|preppy|school|heritage/i,
  },
  {
    id: 'retro',
    label: 'Retro',
    loud: ['shrikhand', 'pattaya'],
    low: ['montserrat', 'nunito'],
    hand: ['pacifico', 'shrikhand'],
    weight: 800,
    textures: ['worn', 'halftone'],
    inks: [ink(0x6b2a1e), ink(0xe07b39), ink(0xf0c05a), ink(0x3f7d78)],
    words: /retro|seventies|70s|vintage|surf|summer|beach|resort|sun|disco/i,
  },
  {
    id: 'punk',
    label: 'Punk',
    loud: ['unifrakturcook', 'saira-stencil-one', 'anton'],
    low: ['courier-prime', 'saira-stencil-one'],
    hand: ['knewave'],
    weight: 700,
    textures: ['brush', 'cracked'],
    inks: [ink(0x161616), ink(0xb3192b), ink(0x9a9a96)],
    words: /punk|goth|rock|metal|rebel|grunge|dark|utility|military|biker/i,
  },
  {
    id: 'sweet',
    label: 'Sweet',
    loud: ['nunito', 'mitr', 'mochiy-pop-one'],
    low: ['nunito', 'itim'],
    hand: ['pacifico', 'itim'],
    weight: 900,
    textures: ['chalk'],
    inks: [ink(0x3b3a5c), ink(0xe86a8a), ink(0xf3b23f), ink(0x6bb6a8)],
    words: /cute|sweet|kawaii|playful|child|kid|happy|romantic|soft|fun/i,
  },
  {
    id: 'elegant',
    label: 'Elegant',
    loud: ['playfair-display', 'chonburi', 'eb-garamond'],
    low: ['montserrat', 'eb-garamond'],
    hand: ['eb-garamond', 'pacifico'],
    weight: 600,
    textures: [],
    inks: [ink(0x22201f), ink(0x8d6b3f), ink(0xb9a58a)],
    words: /elegant|luxury|luxe|chic|classic|refined|formal|couture|fashion|evening/i,
  },
  {
    id: 'western',
    label: 'Western',
    loud: ['rye', 'alfa-slab-one'],
    low: ['oswald', 'bitter'],
    hand: ['pacifico', 'pattaya'],
    weight: 700,
    textures: ['worn'],
    inks: [ink(0x3a2418), ink(0xa5472b), ink(0xd8a657)],
    words: /western|cowboy|ranch|rodeo|desert|americana|workwear|outdoor/i,
  },
  {
    id: 'digital',
    label: 'Digital',
    loud: ['jetbrains-mono', 'montserrat', 'dotgothic16'],
    low: ['jetbrains-mono'],
    hand: ['jetbrains-mono'],
    weight: 800,
    textures: ['halftone'],
    inks: [ink(0x14161a), ink(0x3454d1), ink(0x35b48c)],
    words: /tech|digital|cyber|futur|game|pixel|minimal|modern|code/i,
  },
  {
    id: 'deco',
    label: 'Art deco',
    loud: ['limelight', 'monoton', 'playfair-display'],
    low: ['montserrat', 'oswald'],
    hand: ['limelight'],
    weight: 600,
    textures: [],
    inks: [ink(0x1e2a2f), ink(0xb8893b), ink(0x2f6f6a)],
    words: /deco|gatsby|twenties|1920|neon|night|party|glam|cocktail/i,
  },
] as const satisfies readonly Mood[]

export type MoodId = (typeof moods)[number]['id']

/** A mood by its id. */
export const findMood = (id: string): Mood<MoodId> | undefined => moods.find((mood) => mood.id === id)

/** The moods that words ask for. */
export const moodsIn = (words: readonly string[]): MoodId[] =>
  moods.filter((mood) => words.some((word) => mood.words.test(word))).map(({ id }) => id)
