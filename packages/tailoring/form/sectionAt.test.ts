import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { measuresOf } from '../bodies/measuresOf.ts'
import { sizeRanges } from '../bodies/sizeRanges.ts'
import { distanceAt } from './distanceAt.ts'
import { formOf } from './formOf.ts'
import { sectionAt } from './sectionAt.ts'

const form = formOf(sure(measuresOf(sure(sizeRanges[0]), '38') ?? undefined), 'woman')

describe('the section of a trunk', () => {
  it('[S1.11] reaches to its surface at the side, in front and behind', () => {
    const { waist, underbust, hips } = form.levels
    for (const y of [underbust, waist, (waist + hips) / 2]) {
      const { halfWidth, front, back, middle } = sectionAt(form, y)
      const off = (x: number, z: number) => Math.abs(distanceAt(form.field, [x, y, z]).distance)
      expect(off(halfWidth, -20)).toBeLessThan(12)
      expect(off(0, middle + front)).toBeLessThan(6)
      expect(off(0, middle - back)).toBeLessThan(12)
    }
  })

  it('[S1.11] takes the bust but no arms', () => {
    const { bust, waist, shoulder } = form.levels
    expect(sectionAt(form, bust).front + sectionAt(form, bust).middle).toBeGreaterThan(
      sectionAt(form, waist).front + sectionAt(form, waist).middle + 10,
    )
    expect(sectionAt(form, shoulder - 80).halfWidth).toBeLessThan(form.measures.shoulderWidth / 2)
  })

  it('[S1.11] runs smoothly from the crotch to the neck, and stays beyond them', () => {
    const { crotch, neck } = form.levels
    let last = sectionAt(form, crotch)
    for (let y = crotch; y < neck; y += 2) {
      const next = sectionAt(form, y)
      expect(Math.abs(next.halfWidth - last.halfWidth)).toBeLessThan(12)
      last = next
    }
    expect(sectionAt(form, 100)).toEqual({ ...sectionAt(form, crotch), y: 100 })
    expect(sectionAt(form, 3000)).toEqual({ ...sectionAt(form, neck + 50), y: 3000 })
  })
})
