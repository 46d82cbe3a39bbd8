import type { Block } from './block.ts'
import { aLineSkirt } from './bottoms/aLineSkirt.ts'
import { circleSkirt } from './bottoms/circleSkirt.ts'
import { flaredTrousers } from './bottoms/flaredTrousers.ts'
import { gatheredSkirt } from './bottoms/gatheredSkirt.ts'
import { jeans } from './bottoms/jeans.ts'
import { joggers } from './bottoms/joggers.ts'
import { pleatedSkirt } from './bottoms/pleatedSkirt.ts'
import { shorts } from './bottoms/shorts.ts'
import { straightSkirt } from './bottoms/straightSkirt.ts'
import { straightTrousers } from './bottoms/straightTrousers.ts'
import { taperedTrousers } from './bottoms/taperedTrousers.ts'
import { tieredSkirt } from './bottoms/tieredSkirt.ts'
import { wideTrousers } from './bottoms/wideTrousers.ts'
import { wrapSkirt } from './bottoms/wrapSkirt.ts'
import { fittedBodice } from './dresses/fittedBodice.ts'
import { waistDress } from './dresses/waistDress.ts'
import { jumpsuit } from './dresses/jumpsuit.ts'
import { dungarees } from './dresses/dungarees.ts'
import { pinaforeDress } from './dresses/pinaforeDress.ts'
import { sheathDress } from './dresses/sheathDress.ts'
import { baseballTee } from './tops/baseballTee.ts'
import { wrapDress } from './dresses/wrapDress.ts'
import { shirtDress } from './dresses/shirtDress.ts'
import { looseDress } from './dresses/looseDress.ts'
import { qipao } from './dresses/qipao.ts'
import { swimsuit } from './dresses/swimsuit.ts'
import { blazer } from './outer/blazer.ts'
import { coat } from './outer/coat.ts'
import { waistcoat } from './outer/waistcoat.ts'
import { zipJacket } from './outer/zipJacket.ts'
import { campShirt } from './tops/campShirt.ts'
import { henley } from './tops/henley.ts'
import { hoodie } from './tops/hoodie.ts'
import { overshirt } from './tops/overshirt.ts'
import { polo } from './tops/polo.ts'
import { shirt } from './tops/shirt.ts'
import { sweatshirt } from './tops/sweatshirt.ts'
import { quarterZip } from './tops/quarterZip.ts'
import { tankTop } from './tops/tankTop.ts'
import { cropTop } from './tops/cropTop.ts'
import { bodysuit } from './tops/bodysuit.ts'
import { camisole } from './tops/camisole.ts'
import { bandeau } from './tops/bandeau.ts'
import { oneShoulderTop } from './tops/oneShoulderTop.ts'
import { peplumBlouse } from './tops/peplumBlouse.ts'
import { kaftanTop } from './tops/kaftanTop.ts'
import { tunic } from './tops/tunic.ts'
import { blouse } from './tops/blouse.ts'
import { wrapTop } from './tops/wrapTop.ts'
import { smockTop } from './tops/smockTop.ts'
import { bardotTop } from './tops/bardotTop.ts'
import { ruffleBlouse } from './tops/ruffleBlouse.ts'
import { corset } from './tops/corset.ts'
import { teeShirt } from './tops/teeShirt.ts'

/** Every block, skirts first. */
export const blocks: readonly Block[] = [
  straightSkirt,
  aLineSkirt,
  circleSkirt,
  gatheredSkirt,
  tieredSkirt,
  pleatedSkirt,
  wrapSkirt,
  straightTrousers,
  wideTrousers,
  taperedTrousers,
  flaredTrousers,
  shorts,
  jeans,
  joggers,
  teeShirt,
  fittedBodice,
  waistDress,
  sheathDress,
  jumpsuit,
  dungarees,
  pinaforeDress,
  swimsuit,
  qipao,
  looseDress,
  shirtDress,
  wrapDress,
  henley,
  baseballTee,
  polo,
  shirt,
  campShirt,
  overshirt,
  sweatshirt,
  hoodie,
  quarterZip,
  tankTop,
  cropTop,
  bodysuit,
  camisole,
  bandeau,
  corset,
  oneShoulderTop,
  peplumBlouse,
  kaftanTop,
  tunic,
  blouse,
  wrapTop,
  smockTop,
  bardotTop,
  ruffleBlouse,
  blazer,
  coat,
  waistcoat,
  zipJacket,
]
