import { openChance, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { handles } from '../../fabrics/handle.ts'
import { posesOf } from '../turn/testing/carried.ts'
import { findGarment } from '../index.ts'
import type { Piece } from '../piece.ts'
import type { Bearing } from './bearing.ts'
import { fallen } from './fallen.ts'
import { foldedAt, movingBearings, openMovingPiece } from './movingFalls.ts'

const { block } = sure(posesOf('ines')[0])
const cloth = { weight: 120, stiffness: 0.5 }
const plain: Bearing = { weight: 0, elbows: [0, 0], knees: [0, 0], swing: 0 }

/** Pieces of a garment in all bearings of motion, and what they fold in one between them. */
function moving(id: string) {
  const drafted = sure(findGarment(id)).draft(
    block,
    {},
    { chance: openChance(3), layered: false, tucked: false, cloth },
  )
  const [a, b, c] = movingBearings.map((bearing) => fallen(drafted, block, handles.linen, 3, bearing))
  const pieces = sure(a).map((piece, i) => openMovingPiece([piece, sure(b?.[i]), sure(c?.[i])]))
  return (bearing: Bearing): Piece[] => pieces.map((piece) => foldedAt(piece, bearing))
}

/** How high each fold of each piece stands, by where it begins. */
const heights = (pieces: readonly Piece[]) =>
  new Map(
    pieces.flatMap(({ name, folds }) =>
      folds.map((fold) => [`${name} ${JSON.stringify(fold.path)}`, fold.height] as const),
    ),
  )

/** The largest change of a fold between neighbouring bearings. */
function largestStep(id: string, bearings: readonly Bearing[]): { step: number; whole: number } {
  const folded = moving(id)
  const each = bearings.map((bearing) => heights(folded(bearing)))
  const names = new Set(each.flatMap((one) => [...one.keys()]))
  const steps = [...names].flatMap((name) =>
    each.slice(1).map((now, i) => Math.abs((now.get(name) ?? 0) - (each[i]?.get(name) ?? 0))),
  )
  return { step: Math.max(...steps), whole: Math.max(...each.flatMap((one) => [...one.values()])) }
}

const turns = Array.from({ length: 41 }, (_, i) => i / 20 - 1)

describe('folds of what moves', () => {
  it('[S1.09] come and go with the bend of an elbow and never at once', () => {
    const { step, whole } = largestStep(
      'shirt',
      turns.map((turn) => ({ ...plain, elbows: [1.4 * turn, 0.2] })),
    )
    expect(step).toBeGreaterThan(0)
    expect(step).toBeLessThan(0.25 * whole)
  })

  it('[S1.09] go from leg to leg with the weight and never at once', () => {
    const { step, whole } = largestStep(
      'chinos',
      turns.map((turn) => ({ ...plain, knees: [Math.max(0, turn), Math.max(0, -turn)] })),
    )
    expect(step).toBeGreaterThan(0)
    expect(step).toBeLessThan(0.25 * whole)
  })
})
