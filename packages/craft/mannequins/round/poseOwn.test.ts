import { describe, expect, it } from 'vitest'
import { figureOf } from '../../designs/figureOf.ts'
import { figureDocumentSchema } from '../ownFigure.ts'
import { ownFigureOf } from '../ownFigureOf.ts'
import { poseOwn } from './poseOwn.ts'

const scale = 100
const hash = 'c'.repeat(64)

/** Somebody of the catalogue taken from a picture, some of the points moved. */
function taken(moved: Record<string, readonly [number, number]> = {}) {
  const figure = figureOf({ person: 'theo', pose: 'relaxed', mirrored: false })
  if (!figure) throw new Error('Theo is in the catalogue.')
  const marks = { ...figure.landmarks(), ...moved }
  const landmarks = Object.fromEntries(
    Object.entries(marks).map(([name, [x, y]]) => [name, [300 + x * scale, 50 + y * scale]]),
  )
  const document = figureDocumentSchema.parse({
    version: 1,
    picture: hash,
    cutOut: hash,
    width: 600,
    height: 1000,
    landmarks,
    gender: 'male',
    ageGroup: 'adult',
  })
  const own = ownFigureOf(document)
  return { figure, own, posed: poseOwn(own, 0.3) }
}

describe('mannequins from pictures in space', () => {
  it('[S5.17] every joint lies where it is marked, raised arms too', () => {
    const { own, posed } = taken({ elbowLeft: [-1.3, 0.9], wristLeft: [-1.5, -0.3], handLeft: [-1.5, -0.6] })
    for (const [arm, side] of ['Left', 'Right'].entries()) {
      const { flat } = posed.arms[arm === 0 ? 0 : 1]
      expect(flat[1]).toEqual(own.marks[side === 'Left' ? 'elbowLeft' : 'elbowRight'])
      expect(flat[2]).toEqual(own.marks[side === 'Left' ? 'wristLeft' : 'wristRight'])
    }
    expect(posed.gesture.hands[0]).toBe('collar')
    expect(posed.gesture.hands[1]).not.toBe('collar')
  })

  it('[S5.17] the foot that stands lower is the nearer one', () => {
    const [x, y] = taken().figure.landmarks().ankleLeft
    const legs = (left: number) => taken({ ankleLeft: [x, y + left] }).posed.legs.map(({ joints }) => joints[2][2])
    const [nearer, further] = legs(0.4)
    expect(nearer).toBeGreaterThan(further)
    const [back, front] = legs(-0.4)
    expect(back).toBeLessThan(front)
  })

  it('[S3.19] the head stays where it is and as tall as it is marked', () => {
    const { own, posed } = taken({ headTop: [0, -0.2] })
    const tall = own.marks.chin[1] - own.marks.headTop[1]
    expect(posed.head.tall).toBeCloseTo(Math.hypot(own.marks.chin[0] - own.marks.headTop[0], tall))
    expect(posed.head.pivot[1]).toBeCloseTo((own.marks.chin[1] + own.marks.headTop[1]) / 2)
  })
})
