import { appleApplique } from './appleApplique.ts'
import { barTack } from './barTack.ts'
import { beadedBraid } from './beadedBraid.ts'
import { beadRow } from './beadRow.ts'
import { beeEmbroidery } from './beeEmbroidery.ts'
import { bellowsPocket } from './bellowsPocket.ts'
import { biasBinding } from './biasBinding.ts'
import { bibCollar } from './bibCollar.ts'
import { blanketStitch } from './blanketStitch.ts'
import { bowApplique } from './bowApplique.ts'
import { broderieEdging } from './broderieEdging.ts'
import { bugleFringe } from './bugleFringe.ts'
import { bullionFringe } from './bullionFringe.ts'
import { butterflyEmbroidery } from './butterflyEmbroidery.ts'
import { camellia } from './camellia.ts'
import { careLabel } from './careLabel.ts'
import { cascade } from './cascade.ts'
import { chantillyLace } from './chantillyLace.ts'
import { cherryApplique } from './cherryApplique.ts'
import { cloudApplique } from './cloudApplique.ts'
import { coinPocket } from './coinPocket.ts'
import { craneEmbroidery } from './craneEmbroidery.ts'
import { crochetLace } from './crochetLace.ts'
import { crossStitchBorder } from './crossStitchBorder.ts'
import { cutFringe } from './cutFringe.ts'
import { daisyEmbroidery } from './daisyEmbroidery.ts'
import { doubleBow } from './doubleBow.ts'
import { doubleRuffle } from './doubleRuffle.ts'
import { doubleTopstitch } from './doubleTopstitch.ts'
import { elbowPatch } from './elbowPatch.ts'
import { eyeEmbroidery } from './eyeEmbroidery.ts'
import { feather } from './feather.ts'
import { featherTrim } from './featherTrim.ts'
import { fishEmbroidery } from './fishEmbroidery.ts'
import { flapPocket } from './flapPocket.ts'
import { flatBow } from './flatBow.ts'
import { flowerApplique } from './flowerApplique.ts'
import { furPompom } from './furPompom.ts'
import { gatheredRuffle } from './gatheredRuffle.ts'
import { gimpBraid } from './gimpBraid.ts'
import { grosgrainRibbon } from './grosgrainRibbon.ts'
import { heartPatch } from './heartPatch.ts'
import { jabotFrill } from './jabotFrill.ts'
import { jacquardRibbon } from './jacquardRibbon.ts'
import { jeansPocket } from './jeansPocket.ts'
import { jettedPocket } from './jettedPocket.ts'
import { jewelCluster } from './jewelCluster.ts'
import { kangarooPocket } from './kangarooPocket.ts'
import { kneePatch } from './kneePatch.ts'
import { knottedFringe } from './knottedFringe.ts'
import { laceCollar } from './laceCollar.ts'
import { leafApplique } from './leafApplique.ts'
import { leatherLabel } from './leatherLabel.ts'
import { letterPatch } from './letterPatch.ts'
import { lightningApplique } from './lightningApplique.ts'
import { longTailBow } from './longTailBow.ts'
import { metalPlate } from './metalPlate.ts'
import { middyCollar } from './middyCollar.ts'
import { monogramWreath } from './monogramWreath.ts'
import { moonEmbroidery } from './moonEmbroidery.ts'
import { numberPatch } from './numberPatch.ts'
import { paillettes } from './paillettes.ts'
import { paisleyEmbroidery } from './paisleyEmbroidery.ts'
import { patchPocket } from './patchPocket.ts'
import { pearl } from './pearl.ts'
import { pearlField } from './pearlField.ts'
import { pearlRow } from './pearlRow.ts'
import { peterPanCollar } from './peterPanCollar.ts'
import { piping } from './piping.ts'
import { pleatedFrill } from './pleatedFrill.ts'
import { pointCollar } from './pointCollar.ts'
import { pompom } from './pompom.ts'
import { pomPomTrim } from './pomPomTrim.ts'
import { pussyBow } from './pussyBow.ts'
import { rhinestone } from './rhinestone.ts'
import { rhinestoneRow } from './rhinestoneRow.ts'
import { ribbonRosette } from './ribbonRosette.ts'
import { rickrack } from './rickrack.ts'
import { roseEmbroidery } from './roseEmbroidery.ts'
import { roundPatch } from './roundPatch.ts'
import { rubberBadge } from './rubberBadge.ts'
import { ruche } from './ruche.ts'
import { ruffledCollar } from './ruffledCollar.ts'
import { saddleStitch } from './saddleStitch.ts'
import { sashikoPatch } from './sashikoPatch.ts'
import { satinBow } from './satinBow.ts'
import { satinRibbon } from './satinRibbon.ts'
import { scallopLace } from './scallopLace.ts'
import { sequin } from './sequin.ts'
import { sequinField } from './sequinField.ts'
import { sequinRow } from './sequinRow.ts'
import { sequinStar } from './sequinStar.ts'
import { shieldPatch } from './shieldPatch.ts'
import { sizeTab } from './sizeTab.ts'
import { smocking } from './smocking.ts'
import { snakeEmbroidery } from './snakeEmbroidery.ts'
import { soutache } from './soutache.ts'
import { starEmbroidery } from './starEmbroidery.ts'
import { starPatch } from './starPatch.ts'
import { strawberryEmbroidery } from './strawberryEmbroidery.ts'
import { swallowEmbroidery } from './swallowEmbroidery.ts'
import { tassel } from './tassel.ts'
import { tasselTrim } from './tasselTrim.ts'
import { topstitchLine } from './topstitchLine.ts'
import { tweedTrim } from './tweedTrim.ts'
import { velvetRibbon } from './velvetRibbon.ts'
import { vineEmbroidery } from './vineEmbroidery.ts'
import { weltPocket } from './weltPocket.ts'
import { wheatEmbroidery } from './wheatEmbroidery.ts'
import { wovenLabel } from './wovenLabel.ts'
import { yarnFringe } from './yarnFringe.ts'
import { zigzagStitch } from './zigzagStitch.ts'
import { zipPocket } from './zipPocket.ts'

/** What adorns, by family in the order of the screen. */
export const trimmings = [
  flatBow,
  satinBow,
  pussyBow,
  longTailBow,
  doubleBow,
  ribbonRosette,
  gatheredRuffle,
  doubleRuffle,
  pleatedFrill,
  ruche,
  jabotFrill,
  cascade,
  peterPanCollar,
  middyCollar,
  ruffledCollar,
  pointCollar,
  laceCollar,
  bibCollar,
  patchPocket,
  jeansPocket,
  flapPocket,
  jettedPocket,
  weltPocket,
  bellowsPocket,
  kangarooPocket,
  coinPocket,
  zipPocket,
  scallopLace,
  chantillyLace,
  crochetLace,
  broderieEdging,
  satinRibbon,
  grosgrainRibbon,
  velvetRibbon,
  jacquardRibbon,
  rickrack,
  gimpBraid,
  soutache,
  tweedTrim,
  piping,
  biasBinding,
  pomPomTrim,
  tasselTrim,
  beadedBraid,
  topstitchLine,
  doubleTopstitch,
  saddleStitch,
  blanketStitch,
  crossStitchBorder,
  zigzagStitch,
  smocking,
  barTack,
  roseEmbroidery,
  vineEmbroidery,
  beeEmbroidery,
  starEmbroidery,
  craneEmbroidery,
  paisleyEmbroidery,
  butterflyEmbroidery,
  swallowEmbroidery,
  daisyEmbroidery,
  wheatEmbroidery,
  moonEmbroidery,
  eyeEmbroidery,
  strawberryEmbroidery,
  fishEmbroidery,
  snakeEmbroidery,
  monogramWreath,
  flowerApplique,
  leafApplique,
  cherryApplique,
  camellia,
  cloudApplique,
  lightningApplique,
  bowApplique,
  appleApplique,
  elbowPatch,
  shieldPatch,
  starPatch,
  heartPatch,
  roundPatch,
  numberPatch,
  letterPatch,
  sashikoPatch,
  kneePatch,
  sequin,
  sequinRow,
  sequinField,
  paillettes,
  sequinStar,
  beadRow,
  bugleFringe,
  pearl,
  pearlRow,
  pearlField,
  rhinestone,
  rhinestoneRow,
  jewelCluster,
  cutFringe,
  yarnFringe,
  knottedFringe,
  bullionFringe,
  tassel,
  pompom,
  feather,
  featherTrim,
  furPompom,
  wovenLabel,
  leatherLabel,
  sizeTab,
  careLabel,
  metalPlate,
  rubberBadge,
] as const
