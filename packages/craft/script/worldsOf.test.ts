import { describe, expect, it } from 'vitest'
import { direct } from './direct.ts'
import { leaningsOfPicture } from './leaningsOfPicture.ts'
import { type PhotographName, photographTraits } from './testing/photographTraits.ts'
import { plainReading } from './testing/plainReading.ts'
import { pictureWorlds } from './worlds/index.ts'
import type { PictureWorldId } from './worlds/worldIds.ts'
import { doubtful, worldsOf } from './worldsOf.ts'

const worldOf = (photograph: PhotographName) => worldsOf(photographTraits(photograph))[0].world.id
const share = (photograph: PhotographName) => worldsOf(photographTraits(photograph))[0].share
const bandWorlds: readonly PictureWorldId[] = ['water', 'dune', 'dusk', 'mist', 'snow']

describe('the worlds of photographs', () => {
  it('[S3.03] what is dark is no night sky: fireworks and wheels are lights, a record is a still life, a canyon and lamplit books are of earth', () => {
    expect(worldOf('fireworks over water')).toBe('lights')
    expect(worldOf('a Ferris wheel at dusk')).toBe('lights')
    expect(worldOf('light trails of cars')).toBe('lights')
    expect(worldOf('a record on its player')).toBe('stillLife')
    expect(worldOf('a slot canyon')).toBe('earth')
    expect(worldOf('a library by lamplight')).toBe('earth')
    expect(worldOf('a koi pond')).toBe('water')
  })

  it('[S3.03] what is grey is no building: macarons are a still life, tweed is cloth, a room is a building', () => {
    expect(worldOf('macarons on a grey cloth')).toBe('stillLife')
    expect(worldOf('herringbone tweed')).toBe('cloth')
    expect(worldOf('a bridge in fog')).toBe('mist')
    expect(worldOf('a sunlit room')).toBe('architecture')
  })

  it('[S3.03] what is green is not always leaves, nor gold always sand: satin is cloth, tulips a meadow, a sunflower blooms', () => {
    expect(worldOf('emerald satin')).toBe('cloth')
    expect(worldOf('a ladybird on a leaf')).toBe('foliage')
    expect(worldOf('rows of tulips')).toBe('meadow')
    expect(worldOf('a sunflower')).toBe('bloom')
  })

  it('[S3.03] a picture that fits nothing is told of no world above 45 %, and asks gently', () => {
    for (const photograph of ['kiwi slices on slate', 'a dandelion clock'] as const) {
      const [first, second] = worldsOf(photographTraits(photograph))
      expect(first.share, photograph).toBeLessThanOrEqual(doubtful)
      expect(first.share, photograph).toBeGreaterThanOrEqual(second.share)
      expect(first.world.treatments, photograph).not.toContain('strata')
      const plain = plainReading('a'.repeat(64), { '#7a8a70': 0.7, '#e8e8e4': 0.3 })
      const found = direct([{ ...plain, reading: { ...plain.reading, traits: photographTraits(photograph) } }], [], 1)
      if (!found) expect.fail()
      const [leaning] = leaningsOfPicture(
        { ...found, dials: { structure: 0, weight: 0, ornate: 0, night: 0, geometry: 0 } },
        { season: false, occasion: false },
      )
      expect(leaning?.loves, photograph).toBeUndefined()
      expect(leaning?.never, photograph).toBeUndefined()
    }
    expect(share('macarons on a grey cloth')).toBeGreaterThan(0.9)
  })

  it('[S9.04] only worlds of bands lay a picture in waves, and only paint is in brush marks', () => {
    for (const { id, treatments } of pictureWorlds) {
      if (!bandWorlds.includes(id)) expect(treatments, id).not.toContain('strata')
      if (id !== 'paint') expect(treatments, id).not.toContain('strokes')
    }
  })
})
