import type { PartId } from './partOf.ts'

/** The parts that garments can have, whatever their knobs say, as one row for garments alike. The page, which drafts nothing, reads them here. */
const rows: readonly (readonly [parts: string, garments: string])[] = [
  [
    'pockets waistband legLeft legRight edges',
    'trousers wideTrousers palazzoTrousers flaredTrousers paperbagTrousers cigaretteTrousers haremTrousers chinos jeans joggers cargoTrousers leggings culottes shorts bermudas tailoredShorts boardShorts bloomers skort',
  ],
  [
    'body sleeveLeft sleeveRight collar cuffs edges',
    'polo rugbyShirt dressShirt tunic blouse ruffleBlouse smockTop sweater aranSweater quarterZip turtleneck bolero',
  ],
  [
    'body sleeveLeft sleeveRight collar cuffs pockets edges',
    'shirt campShirt westernShirt overshirt cardigan zipCardigan sweatshirt tuxedo nehruJacket tailcoat choreJacket cocoonCoat',
  ],
  [
    'body sleeveLeft sleeveRight cuffs edges',
    'tShirt henley baseballTee cropTop bodysuit bardotTop wrapTop kaftanTop wrapCardigan twinSet',
  ],
  [
    'waistband skirt edges',
    'circleSkirt tieredSkirt slipSkirt biasSkirt handkerchiefSkirt trumpetSkirt tulipSkirt ruffleSkirt puffballSkirt kilt',
  ],
  [
    'body sleeveLeft sleeveRight collar hood cuffs pockets edges',
    'bomber varsityJacket denimJacket shacket quiltedJacket anorak aviatorJacket duffleCoat',
  ],
  [
    'pockets waistband skirt edges',
    'pencilSkirt aLineSkirt pleatedSkirt gatheredSkirt wrapSkirt miniSkirt denimSkirt cargoSkirt',
  ],
  ['body edges', 'tankTop camisole corset bandeau slipover'],
  ['body sleeveLeft sleeveRight collar cuffs pockets waistband edges', 'safariJacket trench coat wrapCoat peacoat'],
  [
    'body sleeveLeft sleeveRight collar cuffs waistband skirt edges',
    'sheathDress fitAndFlareDress bodyconDress sweaterDress babydollDress',
  ],
  ['body sleeveLeft sleeveRight collar hood cuffs pockets waistband edges', 'teddyCoat swingCoat raincoat puffer'],
  ['body waistband skirt edges', 'slipDress ballGown columnGown cowlGown'],
  ['body sleeveLeft sleeveRight collar cuffs pockets skirt edges', 'shiftDress aLineDress smockDress'],
  ['body sleeveLeft sleeveRight collar cuffs pockets waistband skirt edges', 'shirtDress kaftan denimDress'],
  ['body sleeveLeft sleeveRight collar cuffs pockets waistband legLeft legRight edges', 'jumpsuit boilerSuit romper'],
  ['body sleeveLeft sleeveRight hood cuffs pockets edges', 'hoodie parka'],
  ['body sleeveLeft sleeveRight collar cuffs pockets', 'blazer doubleBreasted'],
  ['body collar hood edges', 'cape poncho'],
  ['body pockets waistband legLeft legRight edges', 'dungarees salopettes'],
  ['body sleeveLeft cuffs edges', 'oneShoulderTop'],
  ['body sleeveLeft sleeveRight cuffs skirt edges', 'peplumBlouse'],
  ['body collar pockets edges', 'waistcoat'],
  ['body sleeveLeft sleeveRight cuffs waistband skirt edges', 'peplumJacket'],
  ['body collar hood pockets edges', 'gilet'],
  ['body sleeveLeft sleeveRight collar pockets edges', 'boucleJacket'],
  ['body sleeveLeft sleeveRight collar cuffs waistband edges', 'kimonoJacket'],
  ['body sleeveLeft sleeveRight collar waistband edges', 'biker'],
  ['body sleeveLeft sleeveRight cuffs pockets waistband skirt edges', 'wrapDress'],
  ['body sleeveLeft sleeveRight collar cuffs skirt edges', 'tieredDress'],
  ['body collar waistband skirt edges', 'halterGown'],
  ['body pockets waistband skirt edges', 'pinaforeDress'],
  ['body sleeveLeft sleeveRight collar skirt edges', 'qipao'],
  ['body sleeveLeft sleeveRight waistband edges', 'swimsuit'],
]

const partsOf = new Map(
  rows.flatMap(([parts, garments]) => garments.split(' ').map((id) => [id, new Set(parts.split(' '))] as const)),
)

/** Whether a garment of the catalogue can have a part with any of its knobs; of what is not in the list every part is allowed. */
export const canHavePart = (garment: string, part: PartId): boolean => partsOf.get(garment)?.has(part) ?? true
