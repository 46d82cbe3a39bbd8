import { leanings } from './leaning.ts'

/** When a collection is worn, in the order of the screen. */
export const seasons = leanings([
  { id: 'none', label: 'Any season' },
  {
    id: 'spring',
    label: 'Spring',
    aims: { warmth: [0.4, 5] },
    likes: 'trench cardigan denim cotton floral gingham loafer ballet peacoat raincoat bolero chinos seersucker',
    seldom: 'coat parka velvet straw cape poncho',
    hardly: 'puffer beanie',
  },
  {
    id: 'summer',
    label: 'Summer',
    aims: { warmth: [0.12, 7], sleeve: [0.2, 1.5] },
    loves: 'linen sandal espadrille straw sunglasses aviators eyewear camp',
    likes: 'cotton chiffon tropical stripe short none flutter romper kaftan seersucker bardot mule',
    seldom: 'glen knit suede denim tartan long',
    hardly:
      'argyle houndstooth herringbone wool leather velvet tweed corduroy fleece boot scarf quilted duffle peacoat wrapCoat cocoon chelsea combat rain knitScarf cloche shawl gilet anorak corsetBelt nylon bomber biker raincoat parka zip cardigan',
    never: 'fur beanie',
    turns: { ease: 0.1 },
    layers: 0.35,
  },
  {
    id: 'autumn',
    label: 'Autumn',
    aims: { warmth: [0.6, 5], sleeve: [0.8, 1] },
    loves: 'corduroy tweed boot',
    likes: 'suede wool knit check paisley loafer scarf beret shacket quilted wrapCoat chelsea brogue chinos',
    seldom: 'awning linen chiffon cherries sunglasses aviators shorts',
    hardly:
      'tropical sandal espadrille straw camp kaftan swimsuit romper flatSandal slide board seersucker strawHat boater platform',
    layers: 1.5,
  },
  {
    id: 'winter',
    label: 'Winter',
    aims: { warmth: [0.8, 6], sleeve: [1, 2] },
    loves: 'wool cable boot scarf beanie duffle peacoat cashmere boucle chelsea knitScarf',
    likes: 'knit velvet tweed fleece fur puffer check',
    seldom: 'awning terrazzo chiffon gingham ballet none short cap flutter slip strapless sneaker',
    hardly:
      'linen tropical sandal sunglasses aviators shorts camp bermudas kaftan kimono romper swimsuit flatSandal slide board bardot bandeau seersucker organza crop mule platform',
    never: 'espadrille straw',
    layers: 2.2,
  },
])
