import { leanings } from './leaning.ts'

/** When a collection is worn, in the order of the screen. */
export const seasons = leanings([
  { id: 'none', label: 'Any season' },
  {
    id: 'spring',
    label: 'Spring',
    aims: { warmth: [0.4, 5] },
    likes: 'trench cardigan denim cotton floral gingham loafer ballet',
    seldom: 'coat parka velvet straw cape poncho',
    hardly: 'puffer beanie',
  },
  {
    id: 'summer',
    label: 'Summer',
    aims: { warmth: [0.12, 7], sleeve: [0.2, 1.5] },
    loves: 'linen sandal espadrille straw sunglasses aviators eyewear camp',
    likes: 'cotton chiffon tropical stripe short none flutter',
    seldom: 'glen knit suede denim tartan long',
    hardly: 'argyle houndstooth herringbone wool leather velvet tweed corduroy fleece boot scarf',
    never: 'fur beanie',
    turns: { ease: 0.1 },
    layers: 0.35,
  },
  {
    id: 'autumn',
    label: 'Autumn',
    aims: { warmth: [0.6, 5], sleeve: [0.8, 1] },
    loves: 'corduroy tweed boot',
    likes: 'suede wool knit check paisley loafer scarf beret',
    seldom: 'awning linen chiffon cherries sunglasses aviators shorts',
    hardly: 'tropical sandal espadrille straw camp',
    never: '',
    layers: 1.5,
  },
  {
    id: 'winter',
    label: 'Winter',
    aims: { warmth: [0.8, 6], sleeve: [1, 2] },
    loves: 'wool cable boot scarf beanie glove',
    likes: 'knit velvet tweed fleece fur puffer check',
    seldom: 'awning terrazzo chiffon gingham ballet none short cap flutter slip strapless',
    hardly: 'linen tropical sandal sunglasses aviators shorts camp bermudas',
    never: 'espadrille straw',
    layers: 2.2,
  },
])
