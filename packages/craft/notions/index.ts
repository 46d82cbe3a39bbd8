import { appleApplique } from './appleApplique.ts'
import { barTack } from './barTack.ts'
import { beadedBraid } from './beadedBraid.ts'
import { beadRow } from './beadRow.ts'
import { beeEmbroidery } from './beeEmbroidery.ts'
import { biasBinding } from './biasBinding.ts'
import { bibCollar } from './bibCollar.ts'
import { blanketStitch } from './blanketStitch.ts'
import { blazerButton } from './blazerButton.ts'
import { bowApplique } from './bowApplique.ts'
import { broderieEdging } from './broderieEdging.ts'
import { bugleFringe } from './bugleFringe.ts'
import { bullionFringe } from './bullionFringe.ts'
import { butterflyEmbroidery } from './butterflyEmbroidery.ts'
import { camellia } from './camellia.ts'
import { carabiner } from './carabiner.ts'
import { careLabel } from './careLabel.ts'
import { bellowsPocket } from './bellowsPocket.ts'
import { cascade } from './cascade.ts'
import { chain } from './chain.ts'
import { chantillyLace } from './chantillyLace.ts'
import { cherryApplique } from './cherryApplique.ts'
import { chunkyZip } from './chunkyZip.ts'
import { cloudApplique } from './cloudApplique.ts'
import { coilZip } from './coilZip.ts'
import { coinPocket } from './coinPocket.ts'
import { cordLoop } from './cordLoop.ts'
import { corsetBusk } from './corsetBusk.ts'
import { coveredBuckle } from './coveredBuckle.ts'
import { coveredButton } from './coveredButton.ts'
import { craneEmbroidery } from './craneEmbroidery.ts'
import { crochetLace } from './crochetLace.ts'
import { crossStitchBorder } from './crossStitchBorder.ts'
import { crystalButton } from './crystalButton.ts'
import { curbChain } from './curbChain.ts'
import { cutFringe } from './cutFringe.ts'
import { daisyEmbroidery } from './daisyEmbroidery.ts'
import { doubleBow } from './doubleBow.ts'
import { doubleRuffle } from './doubleRuffle.ts'
import { doubleTopstitch } from './doubleTopstitch.ts'
import { drawcordPair } from './drawcordPair.ts'
import { dRingStrap } from './dRingStrap.ts'
import { duffleToggle } from './duffleToggle.ts'
import { dungareeClip } from './dungareeClip.ts'
import { elbowPatch } from './elbowPatch.ts'
import { exposedZip } from './exposedZip.ts'
import { eyeEmbroidery } from './eyeEmbroidery.ts'
import { eyelet } from './eyelet.ts'
import { feather } from './feather.ts'
import { featherTrim } from './featherTrim.ts'
import { fishEmbroidery } from './fishEmbroidery.ts'
import { flapPocket } from './flapPocket.ts'
import { flatBow } from './flatBow.ts'
import { flowerApplique } from './flowerApplique.ts'
import { flowerButton } from './flowerButton.ts'
import { fourHoleButton } from './fourHoleButton.ts'
import { frogClosure } from './frogClosure.ts'
import { furPompom } from './furPompom.ts'
import { gatheredRuffle } from './gatheredRuffle.ts'
import { gimpBraid } from './gimpBraid.ts'
import { grommet } from './grommet.ts'
import { grommetRow } from './grommetRow.ts'
import { grosgrainRibbon } from './grosgrainRibbon.ts'
import { heartButton } from './heartButton.ts'
import { heartPatch } from './heartPatch.ts'
import { hookAndEye } from './hookAndEye.ts'
import { hookTape } from './hookTape.ts'
import { hornButton } from './hornButton.ts'
import { horsebit } from './horsebit.ts'
import { jabotFrill } from './jabotFrill.ts'
import { jacquardRibbon } from './jacquardRibbon.ts'
import { jeansButton } from './jeansButton.ts'
import { jeansPocket } from './jeansPocket.ts'
import { jettedPocket } from './jettedPocket.ts'
import { jewelCluster } from './jewelCluster.ts'
import { kangarooPocket } from './kangarooPocket.ts'
import { kiltPin } from './kiltPin.ts'
import { kneePatch } from './kneePatch.ts'
import { knottedFringe } from './knottedFringe.ts'
import { laceCollar } from './laceCollar.ts'
import { lacing } from './lacing.ts'
import { leafApplique } from './leafApplique.ts'
import { leatherButton } from './leatherButton.ts'
import { leatherLabel } from './leatherLabel.ts'
import { letterPatch } from './letterPatch.ts'
import { lightningApplique } from './lightningApplique.ts'
import { longTailBow } from './longTailBow.ts'
import { metalPlate } from './metalPlate.ts'
import { metalZip } from './metalZip.ts'
import { militaryButton } from './militaryButton.ts'
import { monogramWreath } from './monogramWreath.ts'
import { moonEmbroidery } from './moonEmbroidery.ts'
import { numberPatch } from './numberPatch.ts'
import { paillettes } from './paillettes.ts'
import { paisleyEmbroidery } from './paisleyEmbroidery.ts'
import { patchPocket } from './patchPocket.ts'
import { pearl } from './pearl.ts'
import { pearlButton } from './pearlButton.ts'
import { pearlField } from './pearlField.ts'
import { pearlRow } from './pearlRow.ts'
import { peterPanCollar } from './peterPanCollar.ts'
import { piping } from './piping.ts'
import { pleatedFrill } from './pleatedFrill.ts'
import { pointCollar } from './pointCollar.ts'
import { pompom } from './pompom.ts'
import { pomPomTrim } from './pomPomTrim.ts'
import { prongBuckle } from './prongBuckle.ts'
import { pussyBow } from './pussyBow.ts'
import { pyramidStud } from './pyramidStud.ts'
import { rhinestone } from './rhinestone.ts'
import { rhinestoneRow } from './rhinestoneRow.ts'
import { rickrack } from './rickrack.ts'
import { rimmedButton } from './rimmedButton.ts'
import { rivet } from './rivet.ts'
import { ropeCord } from './ropeCord.ts'
import { roseEmbroidery } from './roseEmbroidery.ts'
import { ribbonRosette } from './ribbonRosette.ts'
import { roundPatch } from './roundPatch.ts'
import { roundStud } from './roundStud.ts'
import { rubberBadge } from './rubberBadge.ts'
import { ruche } from './ruche.ts'
import { ruffledCollar } from './ruffledCollar.ts'
import { saddleStitch } from './saddleStitch.ts'
import { safetyPin } from './safetyPin.ts'
import { middyCollar } from './middyCollar.ts'
import { sashikoPatch } from './sashikoPatch.ts'
import { satinBow } from './satinBow.ts'
import { satinRibbon } from './satinRibbon.ts'
import { scallopLace } from './scallopLace.ts'
import { sequin } from './sequin.ts'
import { sequinField } from './sequinField.ts'
import { sequinRow } from './sequinRow.ts'
import { sequinStar } from './sequinStar.ts'
import { shankButton } from './shankButton.ts'
import { shieldPatch } from './shieldPatch.ts'
import { shirtButton } from './shirtButton.ts'
import { sideRelease } from './sideRelease.ts'
import { sizeTab } from './sizeTab.ts'
import { smocking } from './smocking.ts'
import { snakeEmbroidery } from './snakeEmbroidery.ts'
import { snapButton } from './snapButton.ts'
import { soutache } from './soutache.ts'
import { spikeStud } from './spikeStud.ts'
import { squareButton } from './squareButton.ts'
import { starEmbroidery } from './starEmbroidery.ts'
import { starPatch } from './starPatch.ts'
import { starStud } from './starStud.ts'
import { stopperCord } from './stopperCord.ts'
import { strapBuckle } from './strapBuckle.ts'
import { strawberryEmbroidery } from './strawberryEmbroidery.ts'
import { studBand } from './studBand.ts'
import { swallowEmbroidery } from './swallowEmbroidery.ts'
import { tassel } from './tassel.ts'
import { tasselTrim } from './tasselTrim.ts'
import { toggleButton } from './toggleButton.ts'
import { topstitchLine } from './topstitchLine.ts'
import { turnLock } from './turnLock.ts'
import { tweedTrim } from './tweedTrim.ts'
import { twoHoleButton } from './twoHoleButton.ts'
import { twoWayZip } from './twoWayZip.ts'
import { velvetRibbon } from './velvetRibbon.ts'
import { vineEmbroidery } from './vineEmbroidery.ts'
import { weltPocket } from './weltPocket.ts'
import { wheatEmbroidery } from './wheatEmbroidery.ts'
import { woodButton } from './woodButton.ts'
import { wovenLabel } from './wovenLabel.ts'
import { yarnFringe } from './yarnFringe.ts'
import { zigzagStitch } from './zigzagStitch.ts'
import { zipPocket } from './zipPocket.ts'
import { zipPuller } from './zipPuller.ts'
import type { Notion } from './notion.ts'

/** Every notion of the catalogue, by family in the order of the screen. */
export const notions = [
  fourHoleButton,
  twoHoleButton,
  rimmedButton,
  shirtButton,
  hornButton,
  woodButton,
  shankButton,
  blazerButton,
  militaryButton,
  jeansButton,
  coveredButton,
  leatherButton,
  pearlButton,
  crystalButton,
  squareButton,
  heartButton,
  flowerButton,
  snapButton,
  toggleButton,
  frogClosure,
  duffleToggle,
  hookAndEye,
  hookTape,
  safetyPin,
  kiltPin,
  lacing,
  corsetBusk,
  turnLock,
  coilZip,
  metalZip,
  chunkyZip,
  exposedZip,
  twoWayZip,
  zipPuller,
  prongBuckle,
  coveredBuckle,
  strapBuckle,
  dRingStrap,
  dungareeClip,
  sideRelease,
  horsebit,
  carabiner,
  drawcordPair,
  stopperCord,
  cordLoop,
  chain,
  curbChain,
  ropeCord,
  roundStud,
  pyramidStud,
  spikeStud,
  starStud,
  studBand,
  rivet,
  grommet,
  eyelet,
  grommetRow,
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
export type NotionId = (typeof notions)[number]['id']

/** The notion with an id, or nothing. */
export const findNotion = (id: string): Notion | null => notions.find((notion) => notion.id === id) ?? null
