import type { Piece } from '@toile/craft/garments/piece.ts'
import { hangsOn } from '@toile/craft/garments/turn/hangsOn.ts'
import { rolled } from '@toile/craft/mannequins/round/headPose.ts'
import { type Path, type Point, seedOf } from '@toile/geometry'
import { masked } from '../../people/masked.ts'
import { drawArm } from '../../people/round/drawArm.ts'
import { drawLeg } from '../../people/round/drawLeg.ts'
import { drawShoulder } from '../../people/round/drawShoulder.ts'
import { drawTrunk } from '../../people/round/drawTrunk.ts'
import { drawHand } from '../../people/round/hands/drawHand.ts'
import { drawHairBehindRound } from '../../people/round/head/drawHairBehindRound.ts'
import { drawHeadRound } from '../../people/round/head/drawHeadRound.ts'
import { stand } from '../../people/round/standing.ts'
import type { Stage } from '../../raster/stage.ts'
import type { Turn } from '../inTurn.ts'
import { ownParts } from './ownParts.ts'
import { drawEachTime, type PersonParts, type PersonStep, roomy } from './personParts.ts'
import type { Stood } from './standIn.ts'
import { armFrom, armholeOver, besideSkirt, isSleeved } from './underClothes.ts'

type Arm = 0 | 1

/** Pieces of a turn, on one arm or all of them. */
export interface ClothStep {
  kind: 'cloth'
  turn: Turn
  arm?: Arm
}

/** One step of drawing somebody in space; `armholes` is the cloth that runs on under them. */
export type Step = PersonStep | ClothStep | { kind: 'armholes' }

/** Whether a piece belongs to a step of cloth. */
export const isWanted = (piece: Piece, { arm }: ClothStep): boolean => arm === undefined || hangsOn(piece).side === arm

/** Everything a look in space is drawn from, from far to near. */
export function stepsOf(stood: Stood): Step[] {
  const { gesture, near } = stood.posed
  const far: Arm = near ? 0 : 1
  const isOver = (index: Arm) => gesture.arms[index].over ?? index === near
  const isBehind = (index: Arm) => gesture.arms[index].rest === 'back'
  const isRaised = (index: Arm) => isOver(index) && gesture.hands[index] === 'collar'
  const person = stood.own ? ownParts(stood, stood.own) : drawnParts(stood)
  const arms = (wanted: (index: Arm) => boolean) =>
    [far, near]
      .filter(wanted)
      .flatMap((index): Step[] => [person.arm(index), { kind: 'cloth', turn: 'sleeve', arm: index }])
  return [
    ...person.hairBehind,
    { kind: 'cloth', turn: 'behind' },
    ...arms((index) => !isOver(index) && (index === far || isBehind(index))),
    person.legs,
    person.trunk,
    ...arms((index) => index === near && !isOver(index) && !isBehind(index)),
    { kind: 'armholes' },
    { kind: 'cloth', turn: 'front' },
    ...arms((index) => isOver(index) && !isRaised(index)),
    { kind: 'cloth', turn: 'over' },
    person.head,
    ...arms(isRaised),
    { kind: 'cloth', turn: 'head' },
  ]
}

/** The parts of somebody who is drawn. */
const drawnParts = (stood: Stood): PersonParts => ({
  hairBehind: [headStep(stood, 'hairBehind', drawHairBehindRound)],
  legs: legsStep(stood),
  trunk: trunkStep(stood),
  arm: (index) => armStep(stood, index),
  head: headStep(stood, 'head', drawHeadRound),
})

/** Head and hair, without what is pressed by something worn on it. */
function headStep({ posed, person, look, pressed }: Stood, name: string, draw: typeof drawHeadRound): PersonStep {
  const low = Math.max(0.6, posed.build.levels.bust - 0.5)
  const corners: Path = [
    [-1.25, -1.25],
    [1.25, -1.25],
    [1.25, low],
    [-1.25, low],
  ]
  return {
    kind: 'person',
    name: pressed.length ? `${name}:${seedOf(JSON.stringify(pressed))}` : name,
    part: 'hair',
    around: corners.map((corner) => rolled(posed.head, corner)),
    draw: (stage) => draw(stage, posed, person, look, pressed),
  }
}

function armStep(stood: Stood, index: Arm): PersonStep {
  const { posed, person, look } = stood
  const from = armFrom(stood, index, 0.12)
  const over = armholeOver(stood, index)
  const around = roomy(posed.arms[index].flat, 1)
  const drawWhole = (layer: Stage) => {
    const standing = stand(layer, posed, person, look)
    drawArm(standing, index, from)
    drawHand(standing, index)
  }
  const name = `arm${index}:${from.toFixed(3)}`
  return {
    kind: 'person',
    name: over.length ? `${name}:${seedOf(JSON.stringify(over))}` : name,
    part: 'skin',
    around,
    draw: (stage, whole = drawEachTime) =>
      over.length
        ? masked(stage, { except: over, around: [around] }, (cut) => whole(cut, name, around, drawWhole))
        : drawWhole(stage),
  }
}

/** Both legs, the one that stands further back first; beside a skirt nothing of them is seen. */
function legsStep({ posed, person, look, dressed }: Stood): PersonStep {
  const { near, legs } = posed
  const far: Arm = near ? 0 : 1
  const nearFirst = legs[near].joints[2][2] < legs[far].joints[2][2]
  const beside = besideSkirt(posed, dressed)
  // A foot on a high heel reaches far below its ankle.
  const soles = legs.map(({ flat }): Point => [flat[2][0], posed.floor + 0.3])
  const around = roomy([...legs[0].flat, ...legs[1].flat, ...soles], 0.75)
  const drawLegs = (layer: Stage) => {
    const standing = stand(layer, posed, person, look)
    for (const leg of nearFirst ? [near, far] : [far, near]) drawLeg(standing, leg)
  }
  return {
    kind: 'person',
    name: beside.length ? `legs:${seedOf(JSON.stringify(beside))}` : 'legs',
    part: beside.length ? 'skin' : 'shoes',
    around,
    draw: (stage, whole = drawEachTime) =>
      beside.length
        ? masked(stage, { except: beside, around: [around] }, (cut) => whole(cut, 'legs', around, drawLegs))
        : drawLegs(stage),
  }
}

/** Neck and trunk, with the shoulders of bare arms. */
function trunkStep({ posed, person, look, dressed }: Stood): PersonStep {
  const { near, build, arms } = posed
  const far: Arm = near ? 0 : 1
  const bare = ([far, near] as const).filter((index) => !isSleeved(dressed, index))
  const { levels } = build
  const spots = [levels.neck - 0.7, levels.hip].map((y): Point => [posed.station(Math.max(levels.neck, y)).at[0], y])
  return {
    kind: 'person',
    name: `trunk:${bare.join('')}`,
    part: 'skin',
    around: roomy([...spots, arms[0].flat[0], arms[0].flat[1], arms[1].flat[0], arms[1].flat[1]], 0.75),
    draw(stage) {
      const standing = stand(stage, posed, person, look)
      drawTrunk(standing)
      for (const index of bare) drawShoulder(standing, index)
    },
  }
}
