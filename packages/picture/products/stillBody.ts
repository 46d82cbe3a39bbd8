import type { Design, Worn } from '@toile/craft/designs/design.ts'
import type { ArmGesture, Gesture } from '@toile/craft/mannequins/round/gesture.ts'
import { gestureOf } from '@toile/craft/mannequins/round/gestureOf.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { poseInSpace } from '@toile/craft/mannequins/round/poseInSpace.ts'
import { findPerson, people } from '@toile/craft/mannequins/people/index.ts'
import { readShoe } from '@toile/craft/mannequins/shoes.ts'
import { type Bounds, boundsOf, sure } from '@toile/geometry'
import type { Desk } from '../looks/desk.ts'
import { trueBuild } from '../looks/flatFigure.ts'
import { noModels } from '../looks/models.ts'
import { pathsOf } from '../looks/pathsOf.ts'
import { type Stood, standIn } from '../looks/round/standIn.ts'
import { atRest } from './atRest.ts'
import { type Emptied, emptied } from './emptied.ts'
import { footHeight } from '../people/round/feet/footHeight.ts'
import { shoeCuts } from '../people/round/shoes/shoeCuts.ts'

/** How garments hang that nobody wears: their arms, and how far they are turned in degrees. */
export interface Hanging {
  arms: readonly [ArmGesture, ArmGesture]
  yaw?: number
  /** Degrees that the shoulders lean, so that nothing is mirrored. */
  lean?: number
  /** How little of a body is left in them; nothing where somebody unseen wears them. */
  empty?: Emptied
}

const calm = { shift: 0, tilt: 0, z: 0 } as const

const still = ({ arms, yaw = 0, lean = 0 }: Hanging): Gesture => ({
  ...sure(gestureOf('relaxed') ?? undefined),
  id: 'still',
  yaw,
  twist: 0,
  chest: { ...calm, tilt: lean },
  pelvis: { ...calm, tilt: -lean / 2 },
  head: { yaw: 0, nod: 0, roll: 0, shift: 0 },
  arms: [...arms],
  hands: ['relaxed', 'relaxed'],
  legs: [
    { ankle: [-0.21, 0], toes: 10 },
    { ankle: [0.24, 0.02], toes: 12 },
  ],
  breeze: 0,
})

/** A body that stands still, in the proportions of a real one, flat on its feet or in its shoes. */
export function stillPosed(look: Design, hanging: Hanging, flatFooted = true): Posed {
  const whole = trueBuild(look.mannequin.person)
  const build = { ...(hanging.empty ? emptied(whole, hanging.empty) : whole), flatFooted }
  return poseInSpace(build, still(hanging), footHeight(build, shoeCuts[readShoe(look.shoes.kind).id]))
}

/** Garments of a look carried round a body that stands still. */
export function stoodStill(desk: Desk, look: Design, garments: readonly Worn[], hanging: Hanging): Stood {
  const shoe = readShoe(look.shoes.kind).id
  const posed = stillPosed(look, hanging)
  const person = findPerson(look.mannequin.person) ?? people[0]
  const key = JSON.stringify(['still', look.mannequin.person, hanging])
  const stood = standIn(
    { person, posed, figure: posed.block, look: { shoe, shoeColor: look.shoes.color, lips: look.lips }, key },
    { garments: [...garments] },
    desk.sources,
    noModels,
  )
  const slack = hanging.empty?.straight ?? 0
  return { ...stood, dressed: stood.dressed.map((one) => atRest(one, slack)) }
}

/** The box that garments take, in heads; that of the trunk where they are traced. */
export function boxOfStood({ dressed, posed }: Stood): Bounds {
  const paths = pathsOf(dressed)
  const traced = dressed.some(({ kind }) => kind === 'traced')
  return boundsOf(...paths, ...(traced || paths.length === 0 ? posed.block.halves() : []))
}
