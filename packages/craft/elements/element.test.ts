import { describe, expect, it } from 'vitest'
import { motionDocument } from '../motions/own/ownMotion.ts'
import { anyMotion } from '../motions/own/testing/anyMotion.ts'
import { elementDocumentSchema, elementKinds } from './element.ts'
import { picturesIn } from './picturesIn.ts'

describe('elements', () => {
  it('[S2.43] a motion of one’s own is one, of whichever version it was kept in; one without a pose is none', () => {
    expect(elementKinds).toContain('motion')
    const motion = anyMotion(3)
    expect(elementDocumentSchema.parse(motion)).toEqual(motion)
    expect(elementDocumentSchema.parse({ ...motion, version: 1 })).toEqual(motion)
    const { kind, version, ...first } = motion
    expect({ kind, version }).toEqual({ kind: 'motion', version: 2 })
    expect(motionDocument.reads.parse(first)).toEqual(motion)
    expect(elementDocumentSchema.safeParse({ ...motion, keys: [] }).success).toBe(false)
    expect(picturesIn(motion)).toEqual([])
  })
})
