import { describe, expect, it } from 'vitest'
import { bareBrief } from '../designs/compose/bareBrief.ts'
import { compose } from '../designs/compose/compose.ts'
import type { Design } from '../designs/design.ts'
import { motions } from '../motions/index.ts'
import type { MotionId } from '../motions/motionIds.ts'
import { moverFor } from '../motions/testing/movers.ts'
import { poseOfGesture } from '../motions/own/ownPose.ts'
import { fitsMotion } from './fitsMotion.ts'

const lookOf = (person: string): Design => {
  const [look] = compose(bareBrief([person], ['#1f3a5f', '#c0392b'], { seed: 4, looks: 1 }))
  return look ?? expect.fail('a look')
}
const wearing = (look: Design, ids: readonly string[]): Design => {
  const first = look.garments[0] ?? expect.fail('a garment')
  const garments = ids.map((garment, i) => ({
    ...first,
    id: `g${i}`,
    knobs: {},
    cut: { kind: 'garment' as const, garment },
  }))
  return { ...look, garments }
}
const belted = (look: Design): Design => ({
  ...look,
  garments: look.garments.map((worn) => ({ ...worn, knobs: { ...worn.knobs, drawnIn: 'belted' } })),
})
const fits = (id: MotionId, look: Design) => fitsMotion({ kind: 'motion', id }, look)

describe('what a look cannot do', () => {
  it('[S1.09] is said: no coat opened that is none or is held shut, no skirt swung that is none or narrow, no grown-up skips', () => {
    const woman = lookOf('ines')
    expect(fits('coatOpened', wearing(woman, ['tShirt', 'jeans']))).toBe('motionNeedsCoat')
    expect(fits('coatOpened', wearing(woman, ['tShirt', 'jeans', 'trench']))).toBeNull()
    expect(fits('coatOpened', wearing(woman, ['tShirt', 'jeans', 'cape']))).toBe('motionNeedsCoat')
    expect(fits('coatOpened', belted(wearing(woman, ['tShirt', 'jeans', 'trench'])))).toBe('motionNeedsCoat')
    expect(fits('swish', wearing(woman, ['tShirt', 'jeans']))).toBe('motionNeedsSkirt')
    expect(fits('swish', wearing(woman, ['shiftDress']))).toBeNull()
    expect(fits('swish', wearing(woman, ['tShirt', 'pencilSkirt']))).toBe('motionNeedsSkirt')
    expect(fits('skip', woman)).toBe('motionForChildren')
    expect(fits('skip', lookOf('lily'))).toBeNull()
  })

  it('[S1.09] is to turn round on a sheet that is known from the front alone, or to move without a pose', () => {
    const woman = lookOf('ines')
    const [first] = woman.garments
    const traced: Design = {
      ...woman,
      garments: first ? [{ ...first, hidden: false, cut: { kind: 'traced', traced: 'a'.repeat(64) } }] : [],
    }
    for (const { id, turnsRound } of motions) {
      if (turnsRound) expect(fits(id, traced), id).toBe('motionTurnsRound')
      if (turnsRound) expect(fits(id, woman), id).toBeNull()
    }
    expect(fits('sway', traced)).toBeNull()
    const flat = { ...woman, mannequin: { ...woman.mannequin, pose: 'neutral' } }
    expect(fits('sway', flat)).toBe('motionNeedsPose')
    const pose = { ...poseOfGesture(moverFor('ines', 'rest', 'heels').rest), yaw: 170 }
    const key = { id: 'a', at: 0, hold: 0, ease: 'both' as const, stands: [0, 0] as [number, number], pose }
    expect(fitsMotion({ kind: 'own', keys: [key] }, traced)).toBe('motionTurnsRound')
  })
})
