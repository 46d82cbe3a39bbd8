import type { Design } from '@toile/fashion/designs/design.ts'
import type { Piece } from '@toile/fashion/garments/piece.ts'
import { hangsOn } from '@toile/fashion/garments/turn/hangsOn.ts'
import type { Gesture } from '@toile/fashion/mannequins/round/gesture.ts'
import type { Posed } from '@toile/fashion/mannequins/round/poseInSpace.ts'
import type { Path } from '@toile/geometry'
import { masked } from '../../people/masked.ts'
import { drawArm } from '../../people/round/drawArm.ts'
import { drawLeg } from '../../people/round/drawLeg.ts'
import { drawShoulder } from '../../people/round/drawShoulder.ts'
import { drawTrunk } from '../../people/round/drawTrunk.ts'
import { drawHand } from '../../people/round/hands/drawHand.ts'
import { drawHairBehindRound } from '../../people/round/head/drawHairBehindRound.ts'
import { drawHeadRound } from '../../people/round/head/drawHeadRound.ts'
import { stand } from '../../people/round/standing.ts'
import { openStage, type Stage } from '../../raster/stage.ts'
import type { Host, Surface } from '../../surface.ts'
import { readyGarments } from '../drawGarments.ts'
import { drawPiece } from '../drawPiece.ts'
import type { Frame } from '../frame.ts'
import { inTurn, type Turn } from '../order.ts'
import type { Sources } from '../sources.ts'
import { drawGroundRound } from './drawGroundRound.ts'
import { coverArmholes } from './coverArmholes.ts'
import { type Stood, standIn } from './standIn.ts'
import { armFrom, besideSkirt } from './underClothes.ts'

type Arm = 0 | 1

/** Draws a design on its wearer in a gesture, from far to near (requirements S3.04, S3.25). */
export function drawRound(
  host: Host,
  design: Design,
  gesture: Gesture,
  sources: Sources,
  size: { width: number; height: number },
): Surface {
  const stood = standIn(design, gesture, sources)
  const frame = frameRound(stood.posed, size)
  const stage = openStage(host, { ...size, ...frame, style: design.style, seed: stood.person.seed })
  drawStood(stage, stood, sources)
  drawGroundRound(stage, stood, design.ground)
  return stage.surface
}

/** Space in heads above the crown and below the floor, and the least height and breadth that is shown. */
const margins = { above: 0.56, below: 0.74, tall: 7.2, wide: 4.9 } as const

function frameRound(posed: Posed, { width, height }: { width: number; height: number }): Frame {
  const tall = Math.max(posed.floor, margins.tall) + margins.above + margins.below
  const scale = Math.min(height / tall, width / margins.wide)
  const feet = (posed.legs[0].flat[2][0] + posed.legs[1].flat[2][0]) / 2
  const middle = (posed.head.pivot[0] + feet + posed.station(posed.build.levels.hip).at[0]) / 3
  return {
    scale,
    origin: [Math.round(width / 2 - middle * scale), Math.round(height - (posed.floor + margins.below) * scale)],
  }
}

function drawStood(stage: Stage, { person, posed, look, dressed }: Stood, sources: Sources): void {
  const { gesture, near, legs } = posed
  const far: Arm = near ? 0 : 1
  const standing = stand(stage, posed, person, look)
  const garments = readyGarments(stage, posed.block, dressed, sources)
  const draw = (turn: Turn, wanted: (piece: Piece) => boolean = () => true) => {
    for (const { garment, piece } of inTurn(garments, turn))
      if (wanted(piece)) drawPiece(stage, posed.block, garment.cloth, piece, (make) => make())
  }
  const sleeved = (index: Arm) =>
    dressed.some(
      (one) => one.kind === 'drafted' && one.pieces.some((piece) => piece.role === 'sleeve' && isOf(piece, index)),
    )
  const arm = (index: Arm) => {
    drawArm(standing, index, armFrom(posed, dressed, index, 0.12))
    drawHand(standing, index)
    draw('sleeve', (piece) => isOf(piece, index))
  }
  const isOver = (index: Arm) => gesture.arms[index].over ?? index === near
  const isRaised = (index: Arm) => isOver(index) && gesture.hands[index] === 'collar'
  drawHairBehindRound(stage, posed, person, look)
  draw('behind')
  if (!isOver(far)) arm(far)
  const nearFirst = legs[near].joints[2][2] < legs[far].joints[2][2]
  const beside = besideSkirt(posed, dressed)
  const drawLegs = (layer: Stage) => {
    for (const leg of nearFirst ? [near, far] : [far, near]) drawLeg({ ...standing, stage: layer }, leg)
  }
  if (beside.length) masked(stage, { except: beside, around: [wholeStage(stage)] }, drawLegs)
  else drawLegs(stage)
  drawTrunk(standing)
  for (const index of [far, near]) if (!sleeved(index)) drawShoulder(standing, index)
  if (!isOver(near)) arm(near)
  coverArmholes(stage, posed, garments)
  draw('front')
  for (const index of [far, near]) if (isOver(index) && !isRaised(index)) arm(index)
  draw('over')
  drawHeadRound(stage, posed, person, look)
  for (const index of [far, near]) if (isRaised(index)) arm(index)
  draw('head')
}

/** The corners of all that is shown, in heads. */
const wholeStage = ({ origin, scale, width, height }: Stage): Path => [
  [-origin[0] / scale, -origin[1] / scale],
  [(width - origin[0]) / scale, (height - origin[1]) / scale],
]

const isOf = (piece: Piece, index: Arm): boolean => hangsOn(piece).side === index
