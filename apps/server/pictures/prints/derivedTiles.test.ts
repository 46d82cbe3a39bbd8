import type { Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { ordinaryCloth } from '@toile/craft/prints/derivedCloth.ts'
import { derivedName } from '@toile/craft/prints/derivedName.ts'
import type { DerivedSource } from '@toile/craft/prints/derivedSource.ts'
import { sure } from '@toile/geometry'
import { paintDerived } from '@toile/picture/prints/derived/paintDerived.ts'
import { usualSide } from '@toile/picture/prints/derived/sideFor.ts'
import { pictures } from '@toile/picture/prints/derived/testing/pictures.ts'
import { sourceOf } from '@toile/picture/prints/derived/testing/sourceOf.ts'
import { openSources } from '@toile/picture/looks/sources.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { describe, expect, it } from 'vitest'
import { openServerHost } from '../../host/canvas.ts'
import { asUploads } from '../drawing/loadUploads.ts'
import { derivedTiles, openDerivedTiles } from './derivedTiles.ts'

const picture = pictures.dunes()
const source = sourceOf(picture, { treatment: 'gradient' })

const worn = (own: DerivedSource): { garments: Worn[] } => ({
  garments: [
    plainWorn('slipDress', sure(own.colors[0]), {
      id: 'one',
      fabric: 'silk',
      print: { source: own, mode: 'overall', ...ordinaryCloth(own.treatment), x: 0, y: 0, angle: 0, opacity: 1 },
      seed: 1,
    }),
  ],
})

const blank = { width: 4, height: 4, index: new Uint8Array(16) }

function counted() {
  const laid: string[] = []
  const tiles = openDerivedTiles(async ({ source: own }) => {
    laid.push(derivedName(own))
    return { ...blank, colors: own.colors }
  })
  return { laid, tiles }
}

describe('the tiles of a batch', () => {
  it('[S9.04] a print that eight looks wear is laid once, and not again for the next batch', async () => {
    const { laid, tiles } = counted()
    const looks = Array.from({ length: 8 }, () => worn(source))
    const made = await tiles(looks, { [source.picture]: picture })
    expect(laid).toEqual([derivedName(source)])
    expect(made[derivedName(source)]?.colors).toEqual(source.colors)
    await tiles(looks, { [source.picture]: picture })
    expect(laid).toHaveLength(1)
    await tiles([worn({ ...source, seed: 99 })], { [source.picture]: picture })
    expect(laid).toHaveLength(2)
  })

  it('[S9.04] a tile of a picture that its owner has not is not given, be it kept or not', async () => {
    const { laid, tiles } = counted()
    await tiles([worn(source)], { [source.picture]: picture })
    expect(await tiles([worn(source)], {})).toEqual({})
    expect(laid).toHaveLength(1)
  })

  it('[S9.04] the latest 64 are kept', async () => {
    const { laid, tiles } = counted()
    const nth = (seed: number) => worn({ ...source, seed })
    for (let seed = 0; seed < 65; seed++) await tiles([nth(seed)], { [source.picture]: picture })
    await tiles([nth(64)], { [source.picture]: picture })
    expect(laid).toHaveLength(65)
    await tiles([nth(0)], { [source.picture]: picture })
    expect(laid).toHaveLength(66)
  })

  it('[S9.04] what failed is laid anew the next time', async () => {
    let tries = 0
    const tiles = openDerivedTiles(async ({ source: own }) => {
      if (++tries === 1) throw new Error('The process died.')
      return { ...blank, colors: own.colors }
    })
    await expect(tiles([worn(source)], { [source.picture]: picture })).rejects.toThrow('died')
    expect(Object.keys(await tiles([worn(source)], { [source.picture]: picture }))).toHaveLength(1)
  })

  it('[S9.04] a tile is laid beside whoever answers calls, and scenes are given it as it would be painted', async () => {
    const tiles = await derivedTiles([worn(source)], { [source.picture]: picture })
    const uploads = asUploads({ pictures: { [source.picture]: picture }, tiles, pieces: {} })
    const given = openSources(openServerHost(), uploads).tile(source, 0.8, 640)
    expect(given).toBe(uploads.picture(derivedName(source)))
    const painted = paintDerived(picture, source, usualSide)
    const bytes = ({ rgba }: Pixels) => Buffer.from(rgba.buffer)
    expect(given && bytes(given).equals(bytes(painted))).toBe(true)
  })
})
