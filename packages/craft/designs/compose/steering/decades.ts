import { leanings } from '../../../script/leaning.ts'

/** The decades that a collection looks back to. */
export const decades = leanings([
  {
    id: 'twenties',
    label: 'Twenties',
    aims: { waist: [0.1, 3], length: [0.55, 0.6] },
    loves: 'deco sequin shift slip fringe shawl maryJane cloche jewellery',
    likes: 'geometric silk satin velvet pleated cardigan coat beret waistcoat wide columnGown pearls lame',
    hardly: 'denim jeans puffer',
    never: 'hoodie camouflage',
    turns: { waist: 0.5, rise: 0.4 },
    trims: 0.3,
  },
  {
    id: 'fifties',
    label: 'Fifties',
    aims: { waist: [1, 3], volume: [0.65, 0.8] },
    loves: 'circle peplum pencil gingham polka cherries camp pump ballet neckerchief sweetheart',
    likes: 'flare floral cardigan shirt loafer eyewear belt boat cigarette varsity pearls bolero babydoll',
    hardly: 'cargo',
    never: 'hoodie',
    turns: { gather: 0.3, flare: 0.3 },
    trims: 0.3,
  },
  {
    id: 'sixties',
    label: 'Sixties',
    aims: { length: [0.36, 1.5], waist: [0.15, 1.5], volume: [0.45, 0.5] },
    loves: 'shift mini aLine turtleneck geometric boot slim',
    likes:
      'polka houndstooth stripe trench kneeBoot maryJane ballet peacoat collar beret cap eyewear babydoll boucle cocoon cigarette',
    seldom: 'palazzo',
    hardly: 'hoodie joggers',
    turns: { length: -0.4 },
    daring: 0.4,
    trims: 0.6,
  },
  {
    id: 'seventies',
    label: 'Seventies',
    aims: { volume: [0.5, 0.5] },
    loves: 'flare suede corduroy paisley turtleneck waistcoat wrap bell boot platform',
    likes:
      'geometric abstract stripe jumpsuit jeans denim trench leather satin poncho bishop fedora eyewear scarf aviator safari platform halterGown kaftan',
    hardly: 'joggers leggings slim',
    turns: { collar: 0.6, collarSize: 0.8, lapelWidth: 0.7 },
    trims: 0.2,
  },
  {
    id: 'eighties',
    likes:
      'lame dolman bodycon tuxedo aviator leather biker bomber leggings mini jumpsuit brushstroke geometric leopard zebra polka oversized pump sneaker jewellery satin peak',
    label: 'Eighties',
    aims: { volume: [0.7, 1], waist: [0.7, 0.6] },
    loves: 'double blazer abstract puff tapered belt',
    turns: { ease: 0.35, lapelWidth: 0.4, drop: 0.3 },
    daring: 0.6,
  },
  {
    id: 'nineties',
    likes:
      'bodycon crop combat platform highTop camisole denim jeans leather biker cardigan tShirt turtleneck check tartan ditsy cargo boot loafer sneaker eyewear mini straight plain',
    label: 'Nineties',
    aims: { volume: [0.35, 0.6], formality: [0.25, 0.6] },
    loves: 'slip bucket',
    printed: -0.1,
  },
])
