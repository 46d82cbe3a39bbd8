import { createCanvas } from '@napi-rs/canvas'
import { designSchema } from '@toile/craft/designs/design.ts'
import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { contains } from '@toile/geometry'
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
  it('[S3.14] is outlined where it was drawn, along the cloth where that was beside it, and nowhere from the other side', () => {
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
    const away = (x: number, y: number) => {
      const [dx, dy] = [middle.x + 12 - x, Math.max(0, Math.abs(y - middle.y) - 20)]
      return Math.max(dy, dx < 0 ? -dx : dx - wide - 12)
    }
    for (const [x, y] of seen) expect(away(x, y), `${x}, ${y}`).toBeLessThan(8)
    // It goes along the edge of the sleeve or the body instead of leaping about beside it.
    for (const [i, [x, y]] of seen.entries()) {
      const [nextX, nextY] = seen[(i + 1) % seen.length] ?? [x, y]
      expect(Math.hypot(nextX - x, nextY - y)).toBeLessThan(30)
    }
    const covered = [-15, 0, 15].map((down) => contains(seen, [middle.x, middle.y + down]))
    expect(covered).toEqual([true, true, true])
    expect(outlinesSeen(mapOf('back'), 0, found)).toEqual([])
  })
})
