import { createCanvas } from '@napi-rs/canvas'
import { type Color, colorDistance, fromHex } from '@toile/craft/colors/color.ts'
import { colorRoles } from '@toile/craft/designs/colorways/colorRoles.ts'
import { colorwaysFor } from '@toile/craft/designs/colorways/colorwaysFor.ts'
import { inColorway } from '@toile/craft/designs/colorways/inColorway.ts'
import { withPictureInks } from '@toile/craft/designs/colorways/withPictureInks.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { castOf } from '@toile/craft/designs/compose/testing/collections.ts'
import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import { findPrint } from '@toile/craft/prints/index.ts'
import { sure, sureFirst } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { openSources } from '../looks/sources.ts'
import type { Host, Pixels, Surface } from '../surface.ts'
import { inksOfPictures } from '../looks/inksOfPictures.ts'
import { paintTile } from './paintTile.ts'
import { recoloredPicture } from './recoloredPicture.ts'

// Its drawImage is typed for its own canvases only; every surface here is one.
const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const hex = (text: string): Color => fromHex(text) ?? { r: 0, g: 0, b: 0 }
const [clay, oat, ink] = ['#b0482f', '#e4d8c0', '#1f2a44'].map(hex) as [Color, Color, Color]
const there = <T>(found: T | null): T => {
  if (found === null) throw new Error('It is there.')
  return found
}
const board = ['#b0482f', '#e4d8c0', '#1f2a44', '#8fa3b3', '#66704a'].map(hex)

const plainOf = (colors: readonly Color[]): Pixels => ({
  width: colors.length,
  height: 1,
  rgba: Uint8ClampedArray.from(colors.flatMap(({ r, g, b }) => [r, g, b, 255])),
})
const pixelsOf = ({ rgba }: Pixels): Color[] =>
  Array.from({ length: rgba.length / 4 }, (_, i) => ({
    r: sure(rgba[i * 4]),
    g: sure(rgba[i * 4 + 1]),
    b: sure(rgba[i * 4 + 2]),
  }))
/** How far two pictures of one size are apart, pixel by pixel, in CIEDE2000. */
const apart = (one: Pixels, other: Pixels) => {
  const [a, b] = [pixelsOf(one), pixelsOf(other)]
  return a.reduce((sum, color, i) => sum + colorDistance(color, sure(b[i])), 0) / a.length
}

describe('a printed picture in other inks', () => {
  it('[S2.53] has each ink where its leading colour was, and a shade between two with both', () => {
    const half = { r: 154, g: 129, b: 130 }
    const [first, second, third] = pixelsOf(
      recoloredPicture(plainOf([oat, ink, half]), [
        { of: oat, color: clay },
        { of: ink, color: oat },
      ]),
    )
    expect(colorDistance(sure(first), clay)).toBeLessThan(2)
    expect(colorDistance(sure(second), oat)).toBeLessThan(2)
    expect(colorDistance(sure(third), half)).toBeGreaterThan(5)
  })

  it('[S2.53] is the picture itself where no ink changes, and keeps what is clear', () => {
    const picture = plainOf([oat, ink])
    expect(recoloredPicture(picture, [{ of: oat, color: oat }])).toBe(picture)
    const clear = { ...picture, rgba: new Uint8ClampedArray(8) }
    expect(recoloredPicture(clear, [{ of: oat, color: clay }]).rgba).toEqual(clear.rgba)
  })

  it('[S2.53] is seen to be another in every colourway of its board: 9 in CIEDE2000 and more over its pixels', () => {
    const hash = 'b'.repeat(64)
    const picture = paintTile(host, there(findPrint('floral')), board, 11, 0.5)
    const uploads = { picture: (asked: string) => (asked === hash ? picture : null), traced: () => null }
    const [look] = compose(bareBrief(castOf('women', 3), ['#b0482f'], { seed: 11 }))
    const placed = { mode: 'overall', repeat: 'straight', width: 90, x: 0, y: 0, angle: 0, opacity: 1 } as const
    const dress = plainWorn('fitAndFlareDress', oat, { print: { ...placed, source: { kind: 'picture', hash } } })
    const design = { ...sure(look), garments: [dress] }
    const inked = withPictureInks(design, inksOfPictures([design], uploads))
    const { proposals } = colorwaysFor([inked], {
      from: { kind: 'board', colors: board },
      seed: 1,
      balanced: true,
      count: 4,
    })
    expect(proposals.length).toBeGreaterThan(1)
    const sources = openSources(host, uploads)
    const tiles = [inked, ...proposals.map((one) => inColorway(inked, one, colorRoles([inked])))].map(({ garments }) =>
      there(sources.tile(there(sureFirst(garments).print).source, 0.5, 90)),
    )
    const ways = tiles.flatMap((tile, i) => tiles.slice(i + 1).map((other) => apart(tile, other)))
    expect(Math.min(...ways)).toBeGreaterThan(9)
  })
})
