import { derivedName } from '@toile/craft/prints/derivedName.ts'
import { describe, expect, it } from 'vitest'
import { pictures } from '../prints/derived/testing/pictures.ts'
import { sourceOf } from '../prints/derived/testing/sourceOf.ts'
import type { Host, Pixels } from '../surface.ts'
import { openSources } from './sources.ts'

const host: Host = { createCanvas: () => expect.fail('No canvas is needed.') }
const picture = pictures.dunes()
const source = sourceOf(picture, { treatment: 'gradient' })
const heldAs = (held: Record<string, Pixels>) =>
  openSources(host, { picture: (hash) => held[hash] ?? null, traced: () => null })

describe('the tile of a print made of a picture', () => {
  it('[S9.04] is painted once from its picture and kept; another seed is another tile', () => {
    const sources = heldAs({ [source.picture]: picture })
    const tile = sources.tile(source, 0.8, 640)
    expect(tile?.width).toBe(840)
    expect(sources.tile(source, 0.3, 200)).toBe(tile)
    expect(sources.tile({ ...source, seed: 9 }, 0.8, 640)).not.toBe(tile)
  })

  it('[S9.04] is finer where it is seen from near', () => {
    expect(heldAs({ [source.picture]: picture }).tile(source, 3, 640)?.width).toBe(1680)
  })

  it('[S9.04] is the finished one where the host holds it under its own name', () => {
    const finished = { width: 840, height: 840, rgba: new Uint8ClampedArray(840 * 840 * 4) }
    const held = { [source.picture]: picture, [derivedName(source)]: finished }
    expect(heldAs(held).tile(source, 0.8, 640)).toBe(finished)
    expect(heldAs({ [derivedName(source)]: finished }).tile(source, 5, 640)).toBe(finished)
  })

  it('[S9.04] is nothing where its picture is not at hand', () => {
    expect(heldAs({}).tile(source, 0.8, 640)).toBeNull()
  })
})
