import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { distance, ellipse, mix, type Path, type Point, reversed } from '@toile/geometry'
import { drawOwnBody, headOver } from '../../people/own/drawOwnBody.ts'
import type { OwnBody } from '../../people/own/ownPicture.ts'
import { drawArm } from '../../people/round/drawArm.ts'
import { drawLeg } from '../../people/round/drawLeg.ts'
import { drawShoulder } from '../../people/round/drawShoulder.ts'
import { drawTrunk } from '../../people/round/drawTrunk.ts'
import { drawHand } from '../../people/round/hands/drawHand.ts'
import { limbOutline } from '../../people/round/limbOutline.ts'
import { stand } from '../../people/round/standing.ts'
import type { Stage } from '../../raster/stage.ts'
import { pressHair } from '../wearing.ts'
import { type PersonParts, type PersonStep, roomy } from './personParts.ts'
import type { Stood } from './standIn.ts'
import { armFrom, besideSkirt, isSleeved, wornOn } from './underClothes.ts'

/** How much wider than the fitted limb the picture's may be, in heads. */
const loose = 0.06
/** Share of skin from which an arm in the picture is bare, a leg is bare from the thigh down, a hand is seen there, and it is one with its wrist. */
const bare = { limb: 0.5, leg: 0.68, hand: 0.36, wrist: 0.5 } as const
/** Wider than any figure, in heads. */
const wide = 9

/** The parts of somebody's own mannequin: what is worn in its picture gives way to what it is dressed in, and where skin comes to light that the picture does not show, a body of the same build and skin is drawn. */
export function ownParts(stood: Stood, own: OwnBody): PersonParts {
  const { posed, dressed } = stood
  const worn = wornOn(posed, dressed)
  const step = (name: string, draw: (stage: Stage) => void): PersonStep => ({
    kind: 'person',
    name: `own${name}:${worn.trunk}${worn.legs}`,
    part: 'skin',
    around: roomy([...posed.arms[0].flat, ...posed.arms[1].flat, posed.head.pivot, [0, posed.floor]], 1.2),
    draw,
  })
  const undressed = !worn.trunk && !worn.legs
  return {
    hairBehind: [],
    legs: step('legs', (stage) => {
      if (undressed) drawOwnBody(stage, own)
      else if (worn.legs) drawLegs(stage, stood, own)
      else drawOwnBody(stage, own, { within: [below(posed)], except: [armOf(posed, 0, 0.2), armOf(posed, 1, 0.2)] })
    }),
    trunk: step('trunk', (stage) => {
      if (undressed) return
      if (worn.trunk) drawBareTrunk(stage, stood, own)
      else drawOwnBody(stage, own, { within: [rectangle(-2, posed.build.levels.highHip)] })
    }),
    arm: (index) =>
      step(`arm${index}:${armFrom(stood, index, 0.12).toFixed(3)}`, (stage) => {
        if (undressed) return
        if (worn.trunk) drawOwnArm(stage, stood, own, index)
        else drawOwnBody(stage, own, { within: [armOf(posed, index, 0.9), handOf(posed, own, index)] })
      }),
    head: step('head', (stage) => {
      if (undressed && !stood.pressed.length) return
      drawOwnBody(stage, own, { within: [headOver(own.figure)] })
      if (worn.trunk) drawOwnBody(stage, own, { only: own.parts.hairAt })
      pressHair(stage, stood.pressed)
    }),
  }
}

const rectangle = (top: number, bottom: number): Path => [
  [-wide, top],
  [wide, top],
  [wide, bottom],
  [-wide, bottom],
]

const below = (posed: Posed): Path => rectangle(posed.build.levels.waist, posed.floor + 1)

/** An arm from a place along it to the wrist. */
function armOf(posed: Posed, index: 0 | 1, from: number): Path {
  const [outer, inner] = limbOutline(posed.arms[index].ruler.limb, from, 2, loose)
  return [...outer, ...reversed(inner)]
}

function handOf(posed: Posed, { marks }: OwnBody, index: 0 | 1): Path {
  const wrist = posed.arms[index].flat[2]
  const hand = marks[index ? 'handRight' : 'handLeft']
  const reach = distance(wrist, hand)
  const turn = Math.atan2(hand[1] - wrist[1], hand[0] - wrist[0])
  return ellipse(mix(wrist, hand, 0.95), reach * 1.25 + 0.06, Math.max(0.15, reach * 0.7), turn)
}

/** An arm under its sleeve: the picture's where it is bare there, else a drawn one; the picture's hand where it is seen. */
function drawOwnArm(stage: Stage, stood: Stood, own: OwnBody, index: 0 | 1): void {
  const { posed } = stood
  const { skinAt, bareShare } = own.parts
  const from = armFrom(stood, index, 0.12)
  const [arm, hand] = [armOf(posed, index, from), handOf(posed, own, index)]
  const standing = standingOf(stage, stood)
  const wrist = ellipse(posed.arms[index].flat[2], 0.09, 0.09, 0)
  const showsHand = bareShare([hand]) > bare.hand && bareShare([wrist]) > bare.wrist
  if (showsHand && bareShare([armOf(posed, index, Math.min(from, 1.5))]) > bare.limb)
    return drawOwnBody(stage, own, { within: [arm, hand], only: skinAt })
  drawArm(standing, index, from)
  if (showsHand) drawOwnBody(stage, own, { within: [hand], only: skinAt })
  else drawHand(standing, index)
}

/** Legs under what is worn: with their shoes as in the picture where both are bare there, else drawn in the shoes of the look. */
function drawLegs(stage: Stage, stood: Stood, own: OwnBody): void {
  const { posed, dressed } = stood
  const legs = posed.legs.map((leg): Path => {
    const [outer, inner] = limbOutline(leg.ruler.limb, 0.3, 2, loose)
    return [...outer, ...reversed(inner)]
  })
  const isBare = legs.every((leg) => own.parts.bareShare([leg]) > bare.leg)
  if (isBare) {
    const feet = posed.legs.map(({ flat: [, , ankle] }) => footOf(posed, ankle))
    return drawOwnBody(stage, own, { within: [...legs, ...feet], except: besideSkirt(posed, dressed) })
  }
  const standing = standingOf(stage, stood)
  const [left, right] = posed.legs.map(({ joints }) => joints[2][2])
  for (const leg of left > right ? ([1, 0] as const) : ([0, 1] as const)) drawLeg(standing, leg)
}

const footOf = ({ floor }: Posed, [x, y]: Point): Path => [
  [x - 0.7, y - 0.12],
  [x + 0.7, y - 0.12],
  [x + 0.9, floor + 0.6],
  [x - 0.9, floor + 0.6],
]

/** Neck and trunk where a neckline or a bare shoulder shows them, under the picture's own throat. */
function drawBareTrunk(stage: Stage, stood: Stood, own: OwnBody): void {
  const { posed, dressed } = stood
  const { levels } = posed.build
  const standing = standingOf(stage, stood)
  drawTrunk(standing)
  for (const index of [0, 1] as const) if (!isSleeved(dressed, index)) drawShoulder(standing, index)
  const half = posed.section(levels.neck).wide + 0.1
  const { chin, neckPit } = own.marks
  const throat: Path = [
    [chin[0] - half, chin[1] - 0.3],
    [chin[0] + half, chin[1] - 0.3],
    [neckPit[0] + half, neckPit[1]],
    [neckPit[0], neckPit[1] + 0.12],
    [neckPit[0] - half, neckPit[1]],
  ]
  if (own.parts.bareShare([throat]) > bare.limb) drawOwnBody(stage, own, { within: [throat], only: own.parts.skinAt })
}

const standingOf = (stage: Stage, { posed, person, look }: Stood) => stand(stage, posed, person, look)
