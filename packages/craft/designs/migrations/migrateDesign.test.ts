import { describe, expect, it } from 'vitest'
import { people } from '../../mannequins/people/index.ts'
import { poses } from '../../mannequins/poses/index.ts'
import { gesturesOf } from '../../mannequins/round/gestures/index.ts'
import { wearerOf } from '../../mannequins/wearer.ts'
import { designVersion } from '../designVersion.ts'
import { designSchema } from '../design.ts'
import { anyDesign } from '../testing/anyDesign.ts'
import { designMigrations } from './index.ts'

const first = (person: string, pose: string) => {
  const { version: _, ...document } = anyDesign(3)
  return { ...document, version: 1, mannequin: { person, pose, mirrored: true } }
}

describe('earlier designs', () => {
  it('[S3.04] are read as the present one: the same person, garments and knobs, standing in space', () => {
    for (const person of people)
      for (const pose of person.flat) {
        const { mannequin, version, ...rest } = first(person.id, pose)
        const { mannequin: now, version: present, ...kept } = designSchema.parse({ ...rest, version, mannequin })
        expect(present).toBe(designVersion)
        expect(kept).toEqual(rest)
        expect(now).toMatchObject({ person: person.id, mirrored: true })
        expect(
          gesturesOf(wearerOf(person.id)).map(({ id }) => id),
          `${person.id} ${pose}`,
        ).toContain(now.pose)
      }
  })

  it('[S3.04] keep the stance of what has no body in space, and a name nobody knows', () => {
    for (const pose of ['neutral', 'own', 'somersault'])
      expect(designSchema.parse(first('ines', pose)).mannequin.pose).toBe(pose)
    expect(poses.some(({ id }) => id === 'neutral')).toBe(true)
  })

  it('every step begins where the one before it ended', () => {
    expect(designMigrations.map(({ from }) => from)).toEqual(designMigrations.map((_, i) => i + 1))
  })

  it('a present document stays as it is, and one of a version to come is refused', () => {
    const design = anyDesign(5)
    expect(designSchema.parse(design)).toEqual(design)
    expect(() => designSchema.safeParse({ ...design, version: designVersion + 1 })).toThrow('newer Toile')
    expect(designSchema.safeParse('nothing').success).toBe(false)
  })
})
