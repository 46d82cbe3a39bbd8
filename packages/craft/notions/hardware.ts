import { blazerButton } from './blazerButton.ts'
import { carabiner } from './carabiner.ts'
import { chain } from './chain.ts'
import { chunkyZip } from './chunkyZip.ts'
import { coilZip } from './coilZip.ts'
import { cordLoop } from './cordLoop.ts'
import { corsetBusk } from './corsetBusk.ts'
import { coveredBuckle } from './coveredBuckle.ts'
import { coveredButton } from './coveredButton.ts'
import { crystalButton } from './crystalButton.ts'
import { curbChain } from './curbChain.ts'
import { drawcordPair } from './drawcordPair.ts'
import { dRingStrap } from './dRingStrap.ts'
import { duffleToggle } from './duffleToggle.ts'
import { dungareeClip } from './dungareeClip.ts'
import { exposedZip } from './exposedZip.ts'
import { eyelet } from './eyelet.ts'
import { flowerButton } from './flowerButton.ts'
import { fourHoleButton } from './fourHoleButton.ts'
import { frogClosure } from './frogClosure.ts'
import { grommet } from './grommet.ts'
import { grommetRow } from './grommetRow.ts'
import { heartButton } from './heartButton.ts'
import { hookAndEye } from './hookAndEye.ts'
import { hookTape } from './hookTape.ts'
import { hornButton } from './hornButton.ts'
import { horsebit } from './horsebit.ts'
import { jeansButton } from './jeansButton.ts'
import { kiltPin } from './kiltPin.ts'
import { lacing } from './lacing.ts'
import { leatherButton } from './leatherButton.ts'
import { metalZip } from './metalZip.ts'
import { militaryButton } from './militaryButton.ts'
import { pearlButton } from './pearlButton.ts'
import { prongBuckle } from './prongBuckle.ts'
import { pyramidStud } from './pyramidStud.ts'
import { rimmedButton } from './rimmedButton.ts'
import { rivet } from './rivet.ts'
import { ropeCord } from './ropeCord.ts'
import { roundStud } from './roundStud.ts'
import { safetyPin } from './safetyPin.ts'
import { shankButton } from './shankButton.ts'
import { shirtButton } from './shirtButton.ts'
import { sideRelease } from './sideRelease.ts'
import { snapButton } from './snapButton.ts'
import { spikeStud } from './spikeStud.ts'
import { squareButton } from './squareButton.ts'
import { starStud } from './starStud.ts'
import { stopperCord } from './stopperCord.ts'
import { strapBuckle } from './strapBuckle.ts'
import { studBand } from './studBand.ts'
import { toggleButton } from './toggleButton.ts'
import { turnLock } from './turnLock.ts'
import { twoHoleButton } from './twoHoleButton.ts'
import { twoWayZip } from './twoWayZip.ts'
import { woodButton } from './woodButton.ts'
import { zipPuller } from './zipPuller.ts'

/** What closes, holds and fastens, by family in the order of the screen. */
export const hardware = [
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
] as const
