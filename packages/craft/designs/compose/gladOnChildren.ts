import type { Wearer } from '../../mannequins/wearer.ts'
import type { Steering } from './steering.ts'

/** What children play in, and what they have seldom, by cut. */
const worn: Readonly<Record<string, number>> = {
  tShirt: 2.4,
  baseballTee: 2,
  polo: 1.6,
  rugbyShirt: 1.6,
  sweatshirt: 2.2,
  hoodie: 1.8,
  smockTop: 2,
  sweater: 1.3,
  westernShirt: 0.15,
  wrapCardigan: 0.3,
  turtleneck: 0.6,
  blouse: 0.7,
  henley: 0.8,
  shorts: 2.4,
  bermudas: 1.6,
  boardShorts: 1.2,
  bloomers: 1.4,
  skort: 2,
  dungarees: 3,
  pinaforeDress: 3,
  joggers: 1.8,
  leggings: 1.8,
  culottes: 1.6,
  jeans: 1.2,
  chinos: 0.6,
  trousers: 0.4,
  flaredTrousers: 0.4,
  circleSkirt: 2.4,
  tieredSkirt: 2.4,
  gatheredSkirt: 2.2,
  pleatedSkirt: 1.6,
  puffballSkirt: 1.4,
  ruffleSkirt: 1.4,
  denimSkirt: 1.2,
  smockDress: 3,
  tieredDress: 2.6,
  fitAndFlareDress: 2.2,
  babydollDress: 2,
  aLineDress: 2,
  denimDress: 2,
  sweaterDress: 2,
  romper: 1.6,
  shirtDress: 0.6,
  raincoat: 2.6,
  puffer: 2,
  duffleCoat: 2,
  anorak: 1.8,
  cardigan: 2.2,
  denimJacket: 1.8,
  varsityJacket: 1.5,
  gilet: 1.5,
  overshirt: 0.6,
  choreJacket: 0.6,
  shacket: 0.7,
  quiltedJacket: 0.5,
  bolero: 0.2,
}

/** The same where others dress it. */
const dressed: Readonly<Record<string, number>> = { blazer: 2, trousers: 1.5 }

/** How much more or less gladly a child wears a cut than a grown-up, 1 where it makes no difference; to ceremonies others dress it. */
export const gladOnChildren = (cut: string, { ageGroup }: Wearer, { asks }: Pick<Steering, 'asks'>): number =>
  ageGroup === 'child' ? ((asks('ceremony') ? dressed : worn)[cut] ?? 1) : 1
