import { leanings } from '../../../script/leaning.ts'

/** Where a collection is worn, in the order of the screen. */
export const occasions = leanings([
  { id: 'none', label: 'Any occasion' },
  {
    id: 'everyday',
    label: 'Everyday',
    aims: { formality: [0.25, 4], volume: [0.4, 1] },
    likes: 'denim cotton jersey jeans sneaker tote bag chinos henley shacket chelsea crossbody',
    seldom: 'chain obi satin lace pump',
    hardly: 'sequin strapless tuxedo tailcoat clutch bandeau corset',
    never: 'gown',
  },
  {
    id: 'work',
    hardly:
      'rugby baseball argyle highTop combat cargo tunic bowTie harem skort crop bandeau oneShoulder bardot romper salopettes board bloomers westernShirt tropical conversational sunglasses aviators hoodie sweatshirt shorts mini halter deepV gown corset tailcoat tuxedo kaftan kimono',
    label: 'Work',
    aims: { formality: [0.65, 6], volume: [0.35, 1.5] },
    loves: 'blazer pinstripe glen windowpane bag',
    likes: 'wool shirt trousers herringbone loafer derby pump chinos cigarette tailored necktie handbag',
    seldom: 'animal jumpsuit beret slip cap sneaker hat leather',
    never: 'tieDye camouflage sequin strapless bucketHat beltBag strawHat boater',
    printed: -0.1,
    layers: 1.3,
  },
  {
    id: 'school',
    label: 'School',
    aims: { formality: [0.35, 4] },
    loves: 'cardigan pleated tartan argyle maryJane loafer backpack pinafore',
    likes:
      'shirt polo sweater blazer gingham check corduroy cotton sneaker bag beret chinos varsity kilt duffle hairBow',
    seldom: 'animal camouflage tieDye eyewear tropical',
    hardly: 'silk leather chiffon slip corset bandeau bodycon platform qipao tuxedo',
    never: 'sunglasses aviators satin sequin strapless halter',
    layers: 1.4,
  },
  {
    id: 'sport',
    loves:
      'crop varsity anorak highTop visor jersey nylon fleece joggers leggings hoodie sweatshirt geometric sneaker cap double',
    label: 'Sport',
    aims: { formality: [0, 7] },
    likes: 'tank bomber puffer gilet stripe beanie single beltBag backpack baseball board',
    seldom: 'wool linen floral dress',
    hardly:
      'silk leather velvet chiffon denim jeans jewellery belt derby heeled bolero tunic qipao kaftan kimono handbag clutch',
    never: 'damask pump',
    trims: 0.4,
  },
  {
    id: 'outdoors',
    label: 'Outdoors',
    aims: { formality: [0.08, 5] },
    loves: 'visor parka puffer gilet cargo fleece nylon boot beanie backpack anorak quilted chelsea combat',
    likes:
      'corduroy denim knit wool check camouflage sneaker cap hood shacket duffle raincoat rain henley highTop beltBag',
    hardly: 'silk jewellery bolero tuxedo handbag clutch heel platform bodycon column',
    never: 'chiffon pump gown',
    layers: 1.8,
  },
  {
    id: 'holiday',
    label: 'Holiday',
    aims: { formality: [0.25, 3], warmth: [0.15, 3] },
    loves:
      'linen kimono kaftan tropical sandal espadrille straw sunglasses aviators eyewear camp romper flatSandal kimonoJacket',
    likes:
      'cotton shorts tiered wrap slip floral awning breton ikat tote bag culottes bermudas swimsuit camp board bardot crossbody strawHat boater seersucker',
    seldom: 'damask blazer scarf waistcoat',
    hardly:
      'argyle houndstooth tartan herringbone glen wool leather tweed coat boot corsetBelt obiBelt gilet anorak quilted corset tuxedo tailcoat zip',
    never: 'puffer',
    printed: 0.12,
    layers: 0.4,
    accessories: 0.5,
  },
  {
    id: 'party',
    label: 'Party',
    aims: { formality: [0.7, 4] },
    loves: 'satin sequin velvet lame animal deco pump clutch jewellery',
    likes:
      'silk leather lace mini slip corset polka sandal heeled bow cowl halter bodycon bandeau oneShoulder bardot bolero lame platform heel tulle tuxedo bowTie',
    seldom: 'stripe tropical check tieDye linen denim cotton',
    hardly:
      'eyewear camouflage joggers cargo hoodie sweatshirt parka puffer sneaker tote anorak boiler salopettes beltBag backpack combat rain fedora boater cloche beanie headscarf',
    never: 'fleece cap bucketHat straw visor',
    accessories: 0.3,
    daring: 0.3,
  },
  {
    id: 'evening',
    label: 'Evening',
    aims: { formality: [0.9, 6], length: [0.85, 1.5] },
    loves:
      'silk satin velvet gown tuxedo damask deco pump clutch jewellery columnGown cowlGown halterGown platform heel',
    likes:
      'sequin chiffon lace organza slip cape sandal heeled derby halter cowl strapless peak tailcoat bolero bowTie pearls jumpsuit bardot oneShoulder',
    seldom: 'stripe check ditsy terrazzo stars two shirt cotton leather knit belt',
    hardly:
      'tropical linen conversational henley shacket anorak boiler chinos paperbag salopettes beltBag backpack crossbody bucketBag highTop rain combat tweed boucle shawl turtleneck quilted teddy boot parka flatSandal kaftan tunic espadrille brogue slide slipover',
    never: 'tieDye cherries denim camouflage sneaker cap tote eyewear hat neckerchief headscarf',
    daring: -0.1,
  },
  {
    id: 'ceremony',
    label: 'Ceremony',
    aims: { formality: [0.8, 6] },
    loves: 'silk lace organza pump derby clutch jewellery',
    likes:
      'satin chiffon wool floral damask blazer waistcoat double peplum sandal heeled maryJane ballet bow tuxedo columnGown bolero bowTie necktie pearls brooch hairBow heel',
    seldom: 'stripe tropical check jumpsuit linen knit conversational boot',
    hardly:
      'eyewear leather animal sneaker cap anorak boiler salopettes beltBag backpack crossbody bucketBag tote shacket western henley combat rain highTop slide swimsuit romper',
    never: 'tieDye denim camouflage beanie joggers hoodie cargo',
    accessories: 0.2,
  },
  {
    id: 'lounge',
    label: 'At home',
    aims: { formality: [0.05, 4], volume: [0.6, 2] },
    loves: 'knit jersey fleece joggers cardigan',
    likes: 'sweater hoodie ballet sneaker',
    seldom: 'denim',
    hardly: 'blazer boot hat bag belt',
    never: 'leather pump',
    printed: -0.1,
    accessories: -0.6,
  },
])
