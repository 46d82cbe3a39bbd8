import { contains, type Path } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { hangingVolume } from './hanging.ts'

/** A skirt that is two heads long, from its width at the waist to the one at its hem. */
function skirt(waist: number, hem: number) {
  const left: Path = [
    [-waist, 0],
    [-hem, 2],
  ]
  const right: Path = [
    [waist, 0],
    [hem, 2],
  ]
  return {
    role: 'skirt' as const,
    relief: null,
    volume: null,
    outlines: [[...left, ...right.toReversed()]],
    left,
    right,
  }
}
const reaches = (volume: readonly Path[] | null, y: number) => volume?.some((path) => contains(path, [0, y])) ?? false

describe('what is inflated of cloth that hangs [S3.25]', () => {
  it('[S3.25] a skirt runs on below its hem, where it is cut and not rounded', () => {
    expect(reaches(hangingVolume(skirt(0.5, 0.8)), 2.3)).toBe(true)
    expect(reaches(hangingVolume(skirt(0.5, 0.8)), 1)).toBe(true)
  })

  it('[S3.25] what is gathered in at its hem closes there', () => {
    expect(hangingVolume(skirt(0.9, 0.1))).toBeNull()
  })

  it('[S3.25] a collar is a cushion of its own', () => {
    expect(hangingVolume({ ...skirt(0.5, 0.8), role: 'collar' })).toBeNull()
  })
})
