import type { Design } from '@toile/craft/designs/design.ts'
import { type Bearing, bearingInSpace } from '@toile/craft/garments/fall/bearing.ts'
import { foldedAt, movingBearings, openMovingPiece } from '@toile/craft/garments/fall/movingFalls.ts'
import type { Mesh } from '@toile/craft/garments/turn/mesh.ts'
import { wrapped } from '@toile/craft/motions/angles.ts'
import type { Sway } from '@toile/craft/motions/swingOf.ts'
import type { Swing } from '@toile/craft/mannequins/round/swing.ts'
import type { Gesture } from '@toile/craft/mannequins/round/gesture.ts'
import { isFromBehind, type Posed } from '@toile/craft/mannequins/round/posed.ts'
import type { Dressed } from '../looks/dressed.ts'
import { dress } from '../looks/dressing.ts'
import { noModels } from '../looks/models.ts'
import { carriedOn, carryingIn, heldBy, type Stood } from '../looks/round/standIn.ts'
import type { Sources } from '../looks/sources.ts'
import { type PosedWearer, wearerInSpace } from '../looks/wearer.ts'
import { inDepth } from './inDepth.ts'
import { swayOf, swingsAgainst } from './swayOf.ts'

/** A look that moves: who wears it at rest, and the look as it is dressed at any moment of a motion. */
export interface FilmedLook {
  rest: PosedWearer
  /** The body at a moment, with what swings about it. */
  poses(gesture: Gesture, swing: Swing): Posed
  stands(gesture: Gesture, swing: Swing, mesh?: Mesh): Stood
}

/** Dresses a look once for all moments: every garment is drafted on the body as it stands at rest, so that each fold and seam stays the same one as it moves. */
export function openFilmedLook(look: Design, wearer: PosedWearer, sources: Sources): FilmedLook {
  const sway = swayOf(look)
  const bare = dress(look, wearer.posed.block, sources)
  const held = heldBy(bare)
  const { person, key } = wearer
  const rest = held.length ? wearerInSpace(person, carryingIn(wearer.posed.gesture, held), wearer.look, key) : wearer
  const sides = { front: openSide(look, rest.posed, sources, sway), back: turnedRound(look, rest, sources, sway) }
  const flat = (told: Posed) => sideOf(told).garments.map((folded) => folded(bearingInSpace(told)))
  return {
    rest,
    poses,
    stands(gesture, swing, mesh) {
      const posed = poses(gesture, swing)
      return carriedOn({ person, look: rest.look, key: '', posed }, flat(posed), flat, noModels, mesh)
    },
  }

  function poses(gesture: Gesture, hung: Swing): Posed {
    // A hand that carries something takes no edge.
    const [left, right] = ([0, 1] as const).map((arm) => (held.includes(arm) ? 0 : hung.edges[arm]))
    const swing: Swing = { ...hung, edges: [left ?? 0, right ?? 0] }
    const { posed } = wearerInSpace(person, carryingIn(onceRound(gesture), held), rest.look, '')
    const onSide = (told: Posed): Posed => ({
      ...withHands(inDepth(told), swing),
      ...blockOf(sideOf(told)),
      swing: isFromBehind(told) ? fromBehind(swing) : swing,
      beyond: told.beyond && onSide(told.beyond),
    })
    return onSide(posed)
  }

  function sideOf(told: Posed): Drafted {
    return isFromBehind(told) ? sides.back() : sides.front
  }
}

/** The drafts of one side of a look, on a body that is told from that side. */
interface Drafted {
  posed: Posed
  garments: readonly ((bearing: Bearing) => Dressed)[]
}

/** An arm whose hand holds an edge lies over it. */
function withHands(posed: Posed, { edges }: Swing): Posed {
  const [left, right] = posed.gesture.arms
  const over = (arm: typeof left, held: number) => (held ? { ...arm, over: true } : arm)
  return { ...posed, gesture: { ...posed.gesture, arms: [over(left, edges[0]), over(right, edges[1])] } }
}

/** What swings, as it is told from behind: there the hands are the other way round, and no front is seen. */
const fromBehind = (swing: Swing): Swing => ({ ...swing, hands: [swing.hands[1], swing.hands[0]], edges: [0, 0] })

/** A gesture whose turns are told within one round. */
const onceRound = ({ yaw, head, ...gesture }: Gesture): Gesture => ({
  ...gesture,
  yaw: wrapped(yaw),
  head: { ...head, yaw: wrapped(head.yaw) },
})

/** What is the same at every moment: the block, and how thick the body is. */
const blockOf = ({ posed: { block, blockArms, blockLegs, section } }: Drafted) => ({
  block,
  blockArms,
  blockLegs,
  section,
})

const openSide = (look: Design, posed: Posed, sources: Sources, sway: Sway): Drafted => ({
  posed,
  garments: movingGarments(
    sway,
    movingBearings.map((bearing) => dress(look, posed.block, sources, noModels, '', bearing)),
  ),
})

/** The other side of a look, drafted when it is first seen. */
function turnedRound(look: Design, { person, posed, look: own }: PosedWearer, sources: Sources, sway: Sway) {
  let made: Drafted | null = null
  return (): Drafted => {
    const { gesture } = posed
    made ??= openSide(look, wearerInSpace(person, { ...gesture, yaw: gesture.yaw + 180 }, own, '').posed, sources, sway)
    return made
  }
}

/** Every garment of a look as it folds in a bearing; `each` is the look dressed in the bearings of motion. */
const movingGarments = (
  sway: Sway,
  [first = [], second = [], third = []]: readonly (readonly Dressed[])[],
): ((bearing: Bearing) => Dressed)[] =>
  first.map((one, i) => {
    const [right, out] = [second[i], third[i]]
    if (one.kind === 'traced' || right?.kind !== 'drafted' || out?.kind !== 'drafted') return () => one
    const pieces = one.pieces.map((piece, k) => {
      return openMovingPiece([piece, right.pieces[k] ?? piece, out.pieces[k] ?? piece])
    })
    return (bearing) => ({
      ...one,
      swings: swingsAgainst(one.fabric, sway),
      pieces: pieces.map((piece) => foldedAt(piece, bearing)),
    })
  })
