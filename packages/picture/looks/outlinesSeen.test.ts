import { createCanvas } from '@napi-rs/canvas'
import { designSchema } from '@toile/craft/designs/design.ts'
import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../surface.ts'
import { lookMap } from './lookMap.ts'
import { outlinesSeen, placeOf } from './onLookMap.ts'
import { regionsUnder } from './regionsUnder.ts'
import { noUploads, openSources } from './sources.ts'

// Its drawImage is typed for its own canvases only; every surface here is one, because this host made it.
const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const white = { r: 245, g: 245, b: 245 }
const look = designSchema.parse({
  version: designVersion,
  style: 'illustration',
  mannequin: { person: 'ines', pose: 'relaxed', mirrored: false },
  shoes: { kind: 'pump', color: white },
  lips: white,
  ground: white,
  garments: [plainWorn('tShirt', white, { id: 'g1', seed: 1 })],
  origin: null,
})
const mapOf = (view: 'front' | 'back') => {
  const map = lookMap(host, look, openSources(host, noUploads), { width: 480, height: 720, view })
  if (!map) throw new Error('nobody stands')
  return map
}

describe('a region that was drawn', () => {
  it('[S3.14] is outlined where it was drawn, beside the cloth as well, and nowhere from the other side', () => {
    const map = mapOf('front')
    const middle = placeOf(map, 0, { part: 'body', side: 'front', u: 20, v: 220, from: 'top' })
    if (!middle) throw new Error('The chest is not seen.')
    const wide = 260
    const drawn = [
      [middle.x - wide, middle.y - 20],
      [middle.x + 12, middle.y - 20],
      [middle.x + 12, middle.y + 20],
      [middle.x - wide, middle.y + 20],
    ] as const
    const [found] = regionsUnder(map, 0, [drawn])
    if (!found) throw new Error('No cloth was found.')
    const [seen = []] = outlinesSeen(map, 0, found)
    expect(seen).toHaveLength(4)
    for (const [i, [x, y]] of seen.entries()) {
      const beside = i === 0 || i === 3
      expect(Math.abs(x - (drawn[i]?.[0] ?? 0)), `corner ${i}`).toBeLessThan(beside ? 60 : 3)
      expect(Math.abs(y - (drawn[i]?.[1] ?? 0)), `corner ${i}`).toBeLessThan(beside ? 30 : 3)
    }
    expect(outlinesSeen(mapOf('back'), 0, found)).toEqual([])
  })
})
