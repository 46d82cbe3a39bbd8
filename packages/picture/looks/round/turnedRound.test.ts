import { createCanvas } from '@napi-rs/canvas'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import { ownPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { describe, expect, it } from 'vitest'
import { openStage } from '../../raster/stage.ts'
import type { Host, Surface } from '../../surface.ts'
import { openLayerCache } from '../layers.ts'
import { noUploads, openSources } from '../sources.ts'
import { taken, takeOwn } from '../testing/takeOwn.ts'
import { stoodFacing } from '../testing/stoodFacing.ts'
import { turnsRound, wearerOf } from '../wearer.ts'
import { drawStood } from './drawStood.ts'
import type { Stood } from './standIn.ts'

// Its drawImage is typed for its own canvases only; every surface here is one, because this host made it.
const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const sources = openSources(host, noUploads)
const color = { r: 90, g: 120, b: 140 }
const look = (person: string, pose: string, garments: readonly Worn[], shoe = 'sneaker'): Design => ({
  version: designVersion,
  style: 'ink',
  mannequin: { person, pose, mirrored: false },
  shoes: { kind: shoe, color },
  lips: color,
  ground: color,
  garments: [...garments],
  origin: null,
})
const worn = (...ids: string[]): Worn[] => ids.map((id) => plainWorn(id, color, { id, seed: 3 }))
const dress = look('amara', 'rest', worn('shirtDress'), 'pump')
const walking = look('theo', 'manStride', worn('jeans', 'sweater'))
const child = look('sam', 'kidPlant', worn('shorts', 'tShirt'))

const scale = 14
const [width, height] = [5 * scale, 11 * scale]

/** 1 where anything of somebody is seen. */
function silhouetteOf(stood: Stood): Uint8Array {
  const stage = openStage(host, { width, height, scale, origin: [width / 2, scale], style: 'ink', seed: 1 })
  drawStood(stage, stood, sources, openLayerCache())
  const { data } = stage.context.getImageData(0, 0, width, height)
  return Uint8Array.from({ length: width * height }, (_, i) => ((data[i * 4 + 3] ?? 0) > 100 ? 1 : 0))
}

/** How far two outlines lie apart on the whole, in pixels. */
function apart(one: Uint8Array, other: Uint8Array): number {
  const changed = one.reduce((sum, value, i) => sum + (value === other[i] ? 0 : 1), 0)
  const rim = (shape: Uint8Array) =>
    shape.reduce((sum, value, i) => sum + Number(value !== shape[i - 1]) + Number(value !== shape[i - width]), 0)
  return changed / ((rim(one) + rim(other)) / 2)
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** What is seen of a look's pieces from whichever side. */
const seenPieces = ({ dressed, beyond }: Stood): Piece[] =>
  [...(beyond?.dressed ?? []), ...dressed].flatMap((one) => (one.kind === 'drafted' ? [...one.pieces] : []))

describe('a body seen from all round', () => {
  for (const [name, design] of Object.entries({ dress, walking, child }))
    it(`[S2.43] turns through every view without a jump in its outline: ${name}`, () => {
      const turn = Array.from({ length: 24 }, (_, i) => (i > 12 ? i - 24 : i) * 15)
      const shapes = turn.map((yaw) => silhouetteOf(stoodFacing(host, design, yaw)))
      const changes = shapes.map((shape, i) => apart(shape, shapes[(i + 1) % shapes.length] ?? shape))
      expect(Math.max(...changes)).toBeLessThanOrEqual(2.2 * median(changes))
      expect(median(changes)).toBeGreaterThan(0.2)
    })

  it('[S2.43] changes its outline by less than a small turn does wherever one drawing takes over from another', () => {
    const small = apart(...pair(walking, 60, 75))
    for (const [before, after] of [
      [-0.2, 0.2],
      [49.8, 50.2],
      [89.8, 90.2],
      [99.8, 100.2],
      [129.8, 130.2],
      [144.8, 145.2],
      [179.8, -179.8],
    ] as const)
      expect(apart(...pair(walking, before, after)), String(before)).toBeLessThan(0.35 * small)
  })

  it('[S2.43] shows what closes a garment from its own side only', () => {
    const buttons = (yaw: number) =>
      seenPieces(stoodFacing(host, dress, yaw)).flatMap(({ fittings }) => fittings).length
    expect(buttons(0)).toBeGreaterThan(4)
    expect(buttons(180)).toBe(0)
    const corset = look('ines', 'rest', worn('corset'))
    const laces = (yaw: number) =>
      seenPieces(stoodFacing(host, corset, yaw))
        .flatMap(({ lines }) => lines)
        .filter(({ kind }) => kind === 'detail').length
    expect(laces(0)).toBe(0)
    expect(laces(180)).toBeGreaterThan(10)
  })

  it('[S2.43] shows both sides of its garments in profile, and what is worn on the head from the side that the head shows', () => {
    const halves = (yaw: number) => stoodFacing(host, walking, yaw).beyond?.dressed.length ?? 0
    expect([0, 45, 90, 135, 180].map(halves)).toEqual([0, 0, 2, 0, 0])
    const glasses = look('amara', 'rest', worn('tShirt', 'roundSunglasses'))
    const lenses = (yaw: number, head: number) =>
      seenPieces(stoodFacing(host, glasses, yaw, head)).filter(({ role }) => role === 'lens').length
    expect([lenses(0, 0), lenses(180, 180), lenses(150, 60), lenses(40, 120)]).toEqual([2, 0, 2, 0])
  })

  it('[S2.43] keeps what hangs on an arm on that arm', () => {
    const bagged = look('amara', 'rest', worn('tShirt', 'tote'))
    const arm = (yaw: number) => seenPieces(stoodFacing(host, bagged, yaw)).find(({ heldBy }) => heldBy !== undefined)
    expect(arm(0)?.heldBy).toBe(1)
    expect(arm(180)?.heldBy).toBe(0)
  })

  it('[S2.43] is anybody of the catalogue who stands in space, and nobody from a picture', () => {
    const picture = takeOwn(host, walking, { width: 200, height: 300 })
    const own: Design = { ...walking, mannequin: { ...walking.mannequin, person: ownPerson(taken) } }
    const turns = (design: Design, view: 'front' | 'back') => {
      const wearer = wearerOf(design, view, { figure: () => picture })
      return wearer && turnsRound(wearer)
    }
    expect([turns(walking, 'front'), turns(walking, 'back'), turns(own, 'front')]).toEqual([true, false, false])
  })
})

const pair = (design: Design, one: number, other: number): [Uint8Array, Uint8Array] => [
  silhouetteOf(stoodFacing(host, design, one)),
  silhouetteOf(stoodFacing(host, design, other)),
]
