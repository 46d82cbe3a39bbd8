import type { Design } from '@toile/craft/designs/design.ts'
import { type Bearing, bearingInSpace } from '@toile/craft/garments/fall/bearing.ts'
import { foldedAt, movingBearings, openMovingPiece } from '@toile/craft/garments/fall/movingFalls.ts'
import type { Mesh } from '@toile/craft/garments/turn/mesh.ts'
import type { Sway } from '@toile/craft/motions/swingOf.ts'
import type { Swing } from '@toile/craft/motions/swing.ts'
import type { Gesture } from '@toile/craft/mannequins/round/gesture.ts'
import type { Dressed } from '../looks/dressed.ts'
import { dress } from '../looks/dressing.ts'
import { noModels } from '../looks/models.ts'
import { carriedOn, carryingIn, heldBy, type Stood } from '../looks/round/standIn.ts'
import type { Sources } from '../looks/sources.ts'
import { type PosedWearer, wearerInSpace } from '../looks/wearer.ts'
import { swayOf, swingsAgainst } from './swayOf.ts'

/** A look that moves: who wears it at rest, and the look as it is dressed at any moment of a motion. */
export interface FilmedLook {
  rest: PosedWearer
  stands(gesture: Gesture, swing: Swing, mesh?: Mesh): Stood
}

/** Dresses a look once for all moments: every garment is drafted on the body as it stands at rest, so that each fold and seam stays the same one as it moves. */
export function openFilmedLook(look: Design, wearer: PosedWearer, sources: Sources): FilmedLook {
  const sway = swayOf(look)
  const bare = dress(look, wearer.posed.block, sources)
  const held = heldBy(bare)
  const { person, key } = wearer
  const rest = held.length ? wearerInSpace(person, carryingIn(wearer.posed.gesture, held), wearer.look, key) : wearer
  const garments = movingGarments(
    sway,
    movingBearings.map((bearing) => dress(look, rest.posed.block, sources, noModels, '', bearing)),
  )
  const { block, blockBack, blockArms } = rest.posed
  return {
    rest,
    stands(gesture, swing, mesh) {
      const { posed, ...moved } = wearerInSpace(person, carryingIn(gesture, held), rest.look, '')
      const bearing = bearingInSpace(posed)
      return carriedOn(
        { ...moved, posed: { ...posed, block, blockBack, blockArms, swing } },
        garments.map((folded) => folded(bearing)),
        noModels,
        mesh,
      )
    },
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
      const [b = piece, c = piece] = [right.pieces[k], out.pieces[k]]
      return openMovingPiece([piece, b, c])
    })
    return (bearing) => ({
      ...one,
      swings: swingsAgainst(one.fabric, sway),
      pieces: pieces.map((piece) => foldedAt(piece, bearing)),
    })
  })
