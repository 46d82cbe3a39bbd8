import { findPerson } from '../../mannequins/people/index.ts'
import { buildOf } from '../../mannequins/person.ts'
import type { Gesture } from '../../mannequins/round/gesture.ts'
import { gestureOf } from '../../mannequins/round/gestureOf.ts'
import { isLoud, lateralGaze, walks } from '../../mannequins/round/rhythm.ts'
import type { Design, Worn } from '../design.ts'
import { hasCoat, hasHandPockets } from '../handPockets.ts'
import { typeOf } from '../typeOf.ts'
import type { Brief } from './brief.ts'
import { hasFreeHand } from './chooseWearers.ts'

/** What hangs from the shoulders over the arms, which can neither be raised nor folded under it. */
const overArms = ['cape', 'poncho', 'kaftan', 'kimonoJacket']

/** Changes the stances that what is worn does not allow: hands in pockets that are not there, at the edge of no coat, arms raised under a cape. A stance that was asked for stays; nobody comes to stand as another does. */
export function standAsWorn(brief: Brief, designs: readonly Design[]): Design[] {
  const asked = (i: number) => i < brief.mannequins.length && gestureOf(brief.mannequins[i].pose) !== null
  const used = new Set(designs.map(({ mannequin }) => mannequin.pose))
  return designs.map((design, i) => {
    const { mannequin, garments } = design
    const gesture = gestureOf(mannequin.pose)
    if (!gesture || asked(i) || (suits(gesture, garments) && isWithin(gesture, mannequin.person))) return design
    const instead = otherStance(mannequin, i, used, garments)
    if (!instead) return design
    used.add(instead.id)
    const mirrored = Math.sign(instead.yaw) === Math.sign(gesture.yaw) ? mannequin.mirrored : !mannequin.mirrored
    return { ...design, mannequin: { ...mannequin, pose: instead.id, mirrored } }
  })
}

/** A stance that nobody has yet and that suits what is worn; as lively as the one it replaces, but no livelier. */
function otherStance(
  { person, pose }: Design['mannequin'],
  turn: number,
  used: ReadonlySet<string>,
  garments: readonly Worn[],
): Gesture | undefined {
  const stances = findPerson(person)?.stances ?? []
  return (
    [...stances.slice(turn), ...stances.slice(0, turn)]
      .filter((id) => !used.has(id) && [walks, lateralGaze, isLoud].every((is) => is(pose) || !is(id)))
      // What is held needs a hand that is free.
      .filter((id) => hasFreeHand(id) || !hasFreeHand(pose))
      .flatMap((id) => gestureOf(id) ?? [])
      .find((gesture) => suits(gesture, garments) && isWithin(gesture, person))
  )
}

/** Whether somebody's arms are long enough for a gesture: a toddler's do not meet behind the back. */
function isWithin({ arms }: Gesture, id: string): boolean {
  const person = findPerson(id)
  return !(person && buildOf(person).heads < 5 && arms.some(({ rest }) => rest === 'back'))
}

/** Whether a gesture can be made in what is worn. */
export function suits({ hands, arms, legs }: Gesture, garments: readonly Worn[]): boolean {
  const rests = arms.map(({ rest }) => rest)
  const shown = garments.filter(({ hidden }) => !hidden)
  const covered = shown.some(({ cut }) => cut.kind === 'garment' && overArms.includes(cut.garment))
  const hung = shown.some(({ knobs }) => knobs.hung === 'shoulders')
  return (
    (!hands.includes('pocket') || hasHandPockets(garments)) &&
    (!rests.includes('lapel') || hasCoat(garments)) &&
    // Under a cape and beside an empty sleeve arms hang.
    !(
      (covered || hung) &&
      (legs.every(({ lift = 0 }) => lift > 0) ||
        rests.some((rest) => rest !== undefined) ||
        hands.some((hand) => hand !== 'relaxed'))
    ) &&
    !((isLeap(legs) || isCrossed(legs)) && shown.some(hasLegs))
  )
}

const isLeap = (legs: Gesture['legs']) => legs.some(({ lift = 0 }) => lift > 0)

/** Whether ankles are crossed by somebody who stands. */
const isCrossed = ([left, right]: Gesture['legs']) =>
  left.ankle[0] > right.ankle[0] && Math.abs(left.ankle[1] - right.ankle[1]) < 0.7

/** Whether long legs of cloth are worn, which a leap would tear and crossed ankles would make one. */
const hasLegs = (worn: Worn): boolean => {
  const garment = typeOf(worn)
  return garment?.category === 'trousers' || garment?.category === 'jeans' || garment?.category === 'jumpsuit'
}
