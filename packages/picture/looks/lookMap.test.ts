import { createCanvas } from '@napi-rs/canvas'
import type { Design } from '@toile/craft/designs/design.ts'
import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../surface.ts'
import { type LookMap, lookMap } from './lookMap.ts'
import { placeOf, spotUnder } from './onLookMap.ts'
import { noUploads, openSources } from './sources.ts'

// Its drawImage is typed for its own canvases only; every surface here is one, because this host made it.
const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const sources = openSources(host, noUploads)
const size = { width: 480, height: 720 }
const white = { r: 250, g: 250, b: 250 }

const looks = [
  ['tShirt', 'jeans'],
  ['shirt', 'aLineSkirt'],
  ['sheathDress'],
  ['trench', 'trousers', 'turtleneck'],
  ['tieredDress'],
  ['hoodie', 'joggers'],
  ['blazer', 'pencilSkirt', 'camisole'],
  ['jumpsuit'],
  ['polo', 'wideTrousers'],
  ['sweater', 'miniSkirt'],
] as const

const design = (garments: readonly string[], pose: string): Design => ({
  version: designVersion,
  style: 'illustration',
  mannequin: { person: 'ines', pose, mirrored: false },
  shoes: { kind: 'pump', color: white },
  lips: white,
  ground: white,
  garments: garments.map((garment, i) => plainWorn(garment, white, { id: `g${i}`, seed: 3 })),
  origin: null,
})

/** Every mapped cell a few cells apart. */
function* pixels(map: LookMap): Generator<readonly [number, number]> {
  for (let row = 2; row < map.rows; row += 5)
    for (let column = 2; column < map.columns; column += 5)
      if (map.seen[row * map.columns + column]) yield [(column + 0.5) * map.step, (row + 0.5) * map.step]
}

const poses = ['relaxed', 'contrapposto', 'armsOver'] as const

describe('what lies under a pixel of a look', () => {
  it.each(someOf(looks.flatMap((one) => poses.map((pose) => [one.join(' and '), one, pose] as const))))(
    'a spot of %s is found again where it was pointed at, in front and behind (%#)',
    (_, garments, pose) => {
      for (const view of ['front', 'back'] as const) {
        const map = lookMap(host, design(garments, pose), sources, { ...size, view })
        if (!map) throw new Error('nobody stands')
        const seen = [...pixels(map)]
        expect(seen.length).toBeGreaterThan(30)
        let lost = 0
        for (const [x, y] of seen) {
          const under = spotUnder(map, x, y)
          if (!under) throw new Error(`no spot under ${x}, ${y}`)
          expect(under.spot.side).toBe(view)
          const place = placeOf(map, under.garment, under.spot)
          const again = place && spotUnder(map, place.x, place.y, under.spot.from)
          const near =
            again &&
            place &&
            again.spot.part === under.spot.part &&
            Math.hypot(again.spot.u - under.spot.u, again.spot.v - under.spot.v) <= 3
          if (!near) lost++
        }
        expect(lost / seen.length).toBeLessThan(0.02)
      }
    },
  )

  it('a spot of the front is not seen from behind', () => {
    const map = lookMap(host, design(['tShirt'], 'relaxed'), sources, { ...size, view: 'back' })
    const spot = { part: 'body', side: 'front', u: 0, v: 200, from: 'top' } as const
    expect(map && placeOf(map, 0, spot)).toBeNull()
  })

  it('under an open coat lies what is worn below, and a hidden garment is left out', () => {
    const worn = design(['turtleneck', 'trousers', 'trench'], 'relaxed')
    const parts = (look: Design) => {
      const map = lookMap(host, look, sources, { ...size, view: 'front' })
      return new Set(map ? [...map.seen].flatMap((at) => (at ? [map.pieces[at - 1]?.garment] : [])) : [])
    }
    expect(parts(worn).has(2)).toBe(true)
    const hidden = { ...worn, garments: worn.garments.map((one, i) => (i === 2 ? { ...one, hidden: true } : one)) }
    expect(parts(hidden)).toEqual(new Set([0, 1]))
  })
})
