import { sureFirst } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { isOfThings, type Treatment } from '../prints/derivedSource.ts'
import { clothOfPicture } from './clothOfPicture.ts'
import { clothsOf } from './clothsOf.ts'
import { colorScript } from './colorScript.ts'
import type { Reading } from './reading.ts'
import { roseReading, seaReading } from './testing/pictureReadings.ts'
import { fineFor, treatmentsFor } from './treatmentsFor.ts'
import { pictureWorlds } from './worlds/index.ts'
import type { PictureWorldId } from './worlds/worldIds.ts'

const findWorld = (id: PictureWorldId) => pictureWorlds.find((world) => world.id === id) ?? expect.fail(id)
const patched: readonly Treatment[] = ['painted', 'mirrored', 'texture', 'strokes', 'windows']
const of = (own: Partial<Reading>): Reading => ({ ...roseReading.reading, alone: false, ...own })
const seeds = [0, 1, 2, 3]

describe('how a picture becomes cloth', () => {
  it('[S9.04] cuts out the one subject of a picture before all else, in a scene after its bands; a strip of it never', () => {
    const subject = { left: 0.3, top: 0.3, width: 0.4, height: 0.4 }
    const strip = { left: 0.1, top: 0.45, width: 0.8, height: 0.12 }
    for (const seed of [0, 1]) {
      expect(treatmentsFor(findWorld('paint'), of({ shapes: 6, subject, alone: true }), seed)[0]).toBe('motif')
      const sea = treatmentsFor(findWorld('water'), of({ subject, alone: true }), seed)
      expect(sea[0]).not.toBe('motif')
      expect(sea[1]).toBe('motif')
      expect(treatmentsFor(findWorld('paint'), of({ shapes: 6, subject: strip, alone: true }), seed)[0]).toBe('paper')
    }
  })

  it('[S9.04] a picture of things is cut out of paper before all else; a scene of water, sand or sky keeps its bands first', () => {
    for (const seed of seeds) {
      expect(treatmentsFor(findWorld('paint'), of({ shapes: 6 }), seed)[0]).toBe('paper')
      const sea = treatmentsFor(findWorld('water'), of({ shapes: 6 }), seed)
      expect(sea[0]).not.toBe('paper')
      expect(sea[1]).toBe('paper')
      expect(fineFor(findWorld('water'), of({ shapes: 6 }))).toBe('paper')
    }
  })

  it('[S9.04] of fewer than six shapes, or of a picture of which they are not known, nothing is cut unasked', () => {
    for (const { id } of pictureWorlds)
      for (const shapes of [undefined, 5])
        expect(treatmentsFor(findWorld(id), of({ shapes }), 1), id).not.toContain('paper')
  })

  it('[S9.04] brush marks are for what is painted already, and waves melt no subject', () => {
    const subject = { left: 0.3, top: 0.3, width: 0.4, height: 0.4 }
    for (const { id } of pictureWorlds)
      for (const seed of seeds) {
        if (id !== 'paint') expect(treatmentsFor(findWorld(id), of({}), seed), id).not.toContain('strokes')
        expect(treatmentsFor(findWorld(id), of({ subject, alone: true }), seed), id).not.toContain('strata')
      }
    expect(treatmentsFor(findWorld('water'), of({}), 0)).toContain('strata')
  })

  it('[S9.04] what is cut small of a picture whose squares are unlike is woven in its stripes', () => {
    expect(fineFor(findWorld('architecture'), of({ uneven: 0.5 }))).toBe('stripes')
    expect(
      fineFor(
        findWorld('architecture'),
        of({ uneven: 0.1, traits: { ...roseReading.reading.traits, horizon: 0, straightness: 0.9 } }),
      ),
    ).toBe('texture')
    expect(treatmentsFor(findWorld('paint'), of({ camouflage: 0.9 }), 0)).toContain('stripes')
  })

  it('[S9.04] what would read as camouflage is never shown in its patches, and not in its browns', () => {
    for (const { id } of pictureWorlds) {
      for (const seed of seeds) {
        const ways = treatmentsFor(findWorld(id), of({ camouflage: 0.9 }), seed)
        expect(ways.length, id).toBeGreaterThan(1)
        for (const way of ways) expect(patched, id).not.toContain(way)
      }
    }
    const picture = {
      ...roseReading,
      reading: of({ camouflage: 0.9, shapes: 9, subject: { left: 0.2, top: 0.2, width: 0.4, height: 0.5 } }),
    }
    const script = colorScript([picture], [])
    const hero = sureFirst(clothsOf([picture], script, () => findWorld('paint'), 1))
    expect(isOfThings(hero.source.treatment)).toBe(true)
    const inks = (treatment: Treatment) => clothOfPicture(picture, script, treatment, 'paint', 1).source.colors.length
    expect(inks('gradient')).toBeLessThanOrEqual(inks('paper'))
  })

  it('[S9.04] what is unlike from part to part is neither a texture nor mirrored, where it would be seen as a grid of tiles', () => {
    for (const { id } of pictureWorlds) {
      const ways = treatmentsFor(findWorld(id), of({ uneven: 0.5 }), 1)
      for (const way of ['texture', 'mirrored'] as const) expect(ways, id).not.toContain(way)
    }
    expect(treatmentsFor(findWorld('craft'), of({ uneven: 0.1 }), 0)[0]).toBe('texture')
    expect(treatmentsFor(findWorld('water'), { ...seaReading.reading, uneven: 0.5 }, 0)[0]).toBe('strata')
  })
})
