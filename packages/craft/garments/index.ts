import { accessories } from './accessories/index.ts'
import { aLineDress } from './aLineDress.ts'
import { aLineSkirt } from './aLineSkirt.ts'
import { anorak } from './anorak.ts'
import { aranSweater } from './aranSweater.ts'
import { aviatorJacket } from './aviatorJacket.ts'
import { babydollDress } from './babydollDress.ts'
import { ballGown } from './ballGown.ts'
import { bandeau } from './bandeau.ts'
import { bardotTop } from './bardotTop.ts'
import { baseballTee } from './baseballTee.ts'
import { bermudas } from './bermudas.ts'
import { biasSkirt } from './biasSkirt.ts'
import { biker } from './biker.ts'
import { blazer } from './blazer.ts'
import { bloomers } from './bloomers.ts'
import { blouse } from './blouse.ts'
import { boardShorts } from './boardShorts.ts'
import { bodyconDress } from './bodyconDress.ts'
import { bodysuit } from './bodysuit.ts'
import { boilerSuit } from './boilerSuit.ts'
import { bolero } from './bolero.ts'
import { bomber } from './bomber.ts'
import { boucleJacket } from './boucleJacket.ts'
import { camisole } from './camisole.ts'
import { campShirt } from './campShirt.ts'
import { cape } from './cape.ts'
import { cardigan } from './cardigan.ts'
import { cargoSkirt } from './cargoSkirt.ts'
import { cargoTrousers } from './cargoTrousers.ts'
import { chinos } from './chinos.ts'
import { choreJacket } from './choreJacket.ts'
import { cigaretteTrousers } from './cigaretteTrousers.ts'
import { circleSkirt } from './circleSkirt.ts'
import { coat } from './coat.ts'
import { cocoonCoat } from './cocoonCoat.ts'
import { columnGown } from './columnGown.ts'
import { corset } from './corset.ts'
import { cowlGown } from './cowlGown.ts'
import { cropTop } from './cropTop.ts'
import { culottes } from './culottes.ts'
import { denimDress } from './denimDress.ts'
import { denimJacket } from './denimJacket.ts'
import { denimSkirt } from './denimSkirt.ts'
import { doubleBreasted } from './doubleBreasted.ts'
import { dressShirt } from './dressShirt.ts'
import { duffleCoat } from './duffleCoat.ts'
import { dungarees } from './dungarees.ts'
import { fitAndFlareDress } from './fitAndFlareDress.ts'
import { flaredTrousers } from './flaredTrousers.ts'
import type { AnyAccessory, AnyGarment } from './garment.ts'
import { gatheredSkirt } from './gatheredSkirt.ts'
import { gilet } from './gilet.ts'
import { halterGown } from './halterGown.ts'
import { handkerchiefSkirt } from './handkerchiefSkirt.ts'
import { haremTrousers } from './haremTrousers.ts'
import { henley } from './henley.ts'
import { hoodie } from './hoodie.ts'
import { jeans } from './jeans.ts'
import { joggers } from './joggers.ts'
import { jumpsuit } from './jumpsuit.ts'
import { kaftan } from './kaftan.ts'
import { kaftanTop } from './kaftanTop.ts'
import { kilt } from './kilt.ts'
import { kimonoJacket } from './kimonoJacket.ts'
import { leggings } from './leggings.ts'
import { miniSkirt } from './miniSkirt.ts'
import { nehruJacket } from './nehruJacket.ts'
import { oneShoulderTop } from './oneShoulderTop.ts'
import { overshirt } from './overshirt.ts'
import { palazzoTrousers } from './palazzoTrousers.ts'
import { paperbagTrousers } from './paperbagTrousers.ts'
import { parka } from './parka.ts'
import { peacoat } from './peacoat.ts'
import { pencilSkirt } from './pencilSkirt.ts'
import { peplumBlouse } from './peplumBlouse.ts'
import { peplumJacket } from './peplumJacket.ts'
import { pinaforeDress } from './pinaforeDress.ts'
import { pleatedSkirt } from './pleatedSkirt.ts'
import { polo } from './polo.ts'
import { poncho } from './poncho.ts'
import { puffballSkirt } from './puffballSkirt.ts'
import { puffer } from './puffer.ts'
import { qipao } from './qipao.ts'
import { quarterZip } from './quarterZip.ts'
import { quiltedJacket } from './quiltedJacket.ts'
import { raincoat } from './raincoat.ts'
import { romper } from './romper.ts'
import { ruffleBlouse } from './ruffleBlouse.ts'
import { ruffleSkirt } from './ruffleSkirt.ts'
import { rugbyShirt } from './rugbyShirt.ts'
import { safariJacket } from './safariJacket.ts'
import { salopettes } from './salopettes.ts'
import { shacket } from './shacket.ts'
import { sheathDress } from './sheathDress.ts'
import { shiftDress } from './shiftDress.ts'
import { shirt } from './shirt.ts'
import { shirtDress } from './shirtDress.ts'
import { shorts } from './shorts.ts'
import { skort } from './skort.ts'
import { slipDress } from './slipDress.ts'
import { slipover } from './slipover.ts'
import { slipSkirt } from './slipSkirt.ts'
import { smockDress } from './smockDress.ts'
import { smockTop } from './smockTop.ts'
import { sweater } from './sweater.ts'
import { sweaterDress } from './sweaterDress.ts'
import { sweatshirt } from './sweatshirt.ts'
import { swimsuit } from './swimsuit.ts'
import { swingCoat } from './swingCoat.ts'
import { tailcoat } from './tailcoat.ts'
import { tailoredShorts } from './tailoredShorts.ts'
import { tankTop } from './tankTop.ts'
import { teddyCoat } from './teddyCoat.ts'
import { tieredDress } from './tieredDress.ts'
import { tieredSkirt } from './tieredSkirt.ts'
import { trench } from './trench.ts'
import { trousers } from './trousers.ts'
import { trumpetSkirt } from './trumpetSkirt.ts'
import { tShirt } from './tShirt.ts'
import { tulipSkirt } from './tulipSkirt.ts'
import { tunic } from './tunic.ts'
import { turtleneck } from './turtleneck.ts'
import { tuxedo } from './tuxedo.ts'
import { twinSet } from './twinSet.ts'
import { varsityJacket } from './varsityJacket.ts'
import { waistcoat } from './waistcoat.ts'
import { westernShirt } from './westernShirt.ts'
import { wideTrousers } from './wideTrousers.ts'
import { wrapCardigan } from './wrapCardigan.ts'
import { wrapCoat } from './wrapCoat.ts'
import { wrapDress } from './wrapDress.ts'
import { wrapSkirt } from './wrapSkirt.ts'
import { wrapTop } from './wrapTop.ts'
import { zipCardigan } from './zipCardigan.ts'

/** Every garment, in the order the picker shows them; order within a slot is the order of dressing. */
export const garments = [
  tShirt,
  henley,
  baseballTee,
  polo,
  rugbyShirt,
  tankTop,
  camisole,
  corset,
  cropTop,
  bodysuit,
  oneShoulderTop,
  bardotTop,
  bandeau,
  wrapTop,
  kaftanTop,
  shirt,
  campShirt,
  westernShirt,
  dressShirt,
  tunic,
  overshirt,
  blouse,
  peplumBlouse,
  ruffleBlouse,
  smockTop,
  sweater,
  aranSweater,
  quarterZip,
  slipover,
  turtleneck,
  cardigan,
  zipCardigan,
  wrapCardigan,
  twinSet,
  sweatshirt,
  hoodie,
  waistcoat,
  peplumJacket,
  gilet,
  blazer,
  doubleBreasted,
  tuxedo,
  nehruJacket,
  boucleJacket,
  bolero,
  kimonoJacket,
  tailcoat,
  bomber,
  varsityJacket,
  denimJacket,
  shacket,
  choreJacket,
  safariJacket,
  quiltedJacket,
  anorak,
  biker,
  aviatorJacket,
  trench,
  coat,
  wrapCoat,
  peacoat,
  duffleCoat,
  cocoonCoat,
  teddyCoat,
  swingCoat,
  raincoat,
  parka,
  puffer,
  cape,
  poncho,
  trousers,
  wideTrousers,
  palazzoTrousers,
  flaredTrousers,
  paperbagTrousers,
  cigaretteTrousers,
  haremTrousers,
  chinos,
  jeans,
  joggers,
  cargoTrousers,
  leggings,
  culottes,
  shorts,
  bermudas,
  tailoredShorts,
  boardShorts,
  bloomers,
  skort,
  pencilSkirt,
  aLineSkirt,
  circleSkirt,
  pleatedSkirt,
  gatheredSkirt,
  wrapSkirt,
  tieredSkirt,
  miniSkirt,
  slipSkirt,
  biasSkirt,
  handkerchiefSkirt,
  trumpetSkirt,
  tulipSkirt,
  ruffleSkirt,
  puffballSkirt,
  denimSkirt,
  cargoSkirt,
  kilt,
  sheathDress,
  shiftDress,
  aLineDress,
  slipDress,
  fitAndFlareDress,
  wrapDress,
  shirtDress,
  tieredDress,
  ballGown,
  halterGown,
  columnGown,
  cowlGown,
  smockDress,
  pinaforeDress,
  bodyconDress,
  kaftan,
  qipao,
  denimDress,
  sweaterDress,
  babydollDress,
  jumpsuit,
  dungarees,
  boilerSuit,
  romper,
  salopettes,
  swimsuit,
] as const satisfies readonly AnyGarment[]

export type GarmentId = (typeof garments)[number]['id']

/** The garment of an id, where there is one. */
export const findGarment = (id: string): AnyGarment | undefined => garments.find((garment) => garment.id === id)

/** The garment or accessory of an id, where there is one. */
export const findWearable = (id: string): AnyGarment | AnyAccessory | undefined =>
  findGarment(id) ?? accessories.find((accessory) => accessory.id === id)
