import { createCanvas } from '@napi-rs/canvas'
import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../surface.ts'
import { drawLook } from './drawLook.ts'
import { openLayerCache } from './layers.ts'
import { openSources } from './sources.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const size = { width: 160, height: 240 }
const isSame = (a: Uint8ClampedArray, b: Uint8ClampedArray) => a.every((value, i) => value === b[i])

describe('the hand over a look', () => {
  it('[S3.25] draws two looks of one person as two drawings, and the same look as the same picture with whatever is kept', () => {
    const [first] = compose(bareBrief(['ines'], ['#1f3a5f', '#f4ead7'], { seed: 4, looks: 1, style: 'ink' }))
    const second: Design = { ...first, origin: first.origin && { ...first.origin, index: 5 } }
    const cache = openLayerCache({ figures: 60, garments: 60 })
    const sources = openSources(host)
    const draw = (design: Design, kept = cache) =>
      drawLook(host, design, sources, size, kept).getContext('2d').getImageData(0, 0, size.width, size.height).data
    const [one, other] = [draw(first), draw(second)]
    expect(isSame(one, other)).toBe(false)
    expect(isSame(draw(first), one)).toBe(true)
    // What was kept of the first look is not shown in the second.
    expect(isSame(draw(second, openLayerCache()), other)).toBe(true)
  })
})
