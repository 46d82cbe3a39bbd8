import { createCanvas } from '@napi-rs/canvas'
import type { NotionOn } from '@toile/craft/applied/notionOn.ts'
import { type Color, colorDistance } from '@toile/craft/colors/color.ts'
import type { Design, Style } from '@toile/craft/designs/design.ts'
import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { describe, expect, it } from 'vitest'
import type { Host, Pixels, Surface } from '../surface.ts'
import { drawLook } from './drawLook.ts'
import { lookMap } from './lookMap.ts'
import { pieceUnder, spotUnder } from './onLookMap.ts'
import { noUploads, openSources, type Sources } from './sources.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const size = { width: 480, height: 720 }
const navy: Color = { r: 40, g: 60, b: 110 }
const orange: Color = { r: 210, g: 120, b: 40 }

/** A square of one colour that stands 2 mm high. */
function square({ r, g, b }: Color): Sources {
  const block: Pixels = { width: 48, height: 48, rgba: new Uint8ClampedArray(48 * 48 * 4) }
  for (let i = 0; i < block.width ** 2; i++) block.rgba.set([r, g, b, 255], i * 4)
  const rise = new Float32Array(block.width ** 2).fill(2)
  return { ...openSources(host, noUploads), stamp: () => ({ picture: block, plain: block, rise }) }
}

const look = (style: Style, applied: readonly NotionOn[]): Design => ({
  version: designVersion,
  style,
  mannequin: { person: 'ines', pose: 'relaxed', mirrored: false },
  shoes: { kind: 'pump', color: navy },
  lips: navy,
  ground: { r: 245, g: 242, b: 236 },
  garments: [{ ...plainWorn('aLineSkirt', navy, { id: 'g1', seed: 1 }), applied: [...applied] }],
  origin: null,
})
const patch = (at: NotionOn['at'], width: number): NotionOn => ({
  kind: 'notion',
  id: 'n1',
  source: { kind: 'notion', notion: 'roundPatch', colors: [] },
  at,
  width,
  angle: 0,
  mirrored: false,
  opacity: 1,
  hidden: false,
})
const middle: NotionOn['at'] = { part: 'skirt', side: 'front', u: 0, v: 250, from: 'top' }

function drawn(style: Style, applied: readonly NotionOn[], sources: Sources) {
  const surface = drawLook(host, look(style, applied), sources, { ...size, view: 'front' })
  const { data } = surface.getContext('2d').getImageData(0, 0, size.width, size.height)
  return (i: number): Color => ({ r: data[i * 4] ?? 0, g: data[i * 4 + 1] ?? 0, b: data[i * 4 + 2] ?? 0 })
}
const pixels = Array.from({ length: size.width * size.height }, (_, i) => i)

/** The spot of the skirt at its silhouette on the left. */
function spotAtEdge(): NotionOn['at'] {
  const map = lookMap(host, look('realistic', []), square(orange), { ...size, view: 'front' })
  if (!map) throw new Error('nobody stands')
  const y = Math.round(size.height * 0.52)
  for (let x = 0; x < size.width; x++) {
    const under = pieceUnder(map, x, y)?.part === 'skirt' ? spotUnder(map, x + 2, y) : null
    if (under) return under.spot
  }
  throw new Error('no skirt')
}

describe('a stiff thing on cloth', () => {
  it.each(['ink', 'illustration', 'realistic'] as const)(
    'keeps its shape at the edge of its cloth and is not torn there, in the %s hand',
    (style) => {
      const bare = drawn(style, [], square(orange))
      const orangeOf = (at: NotionOn['at']) => {
        const laid = drawn(style, [patch(at, 80)], square(orange))
        const isLaid = (i: number) => colorDistance(laid(i), orange) < 32 && colorDistance(bare(i), laid(i)) > 8
        return pixels.filter(isLaid).length
      }
      const whole = orangeOf(middle)
      expect(whole).toBeGreaterThan(200)
      expect(orangeOf(spotAtEdge())).toBeGreaterThan(0.55 * whole)
    },
  )

  it.each(['ink', 'illustration'] as const)(
    'of the colour of its cloth is parted from it all around, in the %s hand',
    (style) => {
      const [bare, laid] = [drawn(style, [], square(navy)), drawn(style, [patch(middle, 90)], square(navy))]
      const lighter = pixels.filter((i) => {
        const [from, to] = [bare(i), laid(i)]
        return to.r + to.g + to.b > from.r + from.g + from.b + 60
      })
      const xs = lighter.map((i) => i % size.width)
      const ys = lighter.map((i) => Math.floor(i / size.width))
      // A rim runs along all four sides of it.
      expect(lighter.length).toBeGreaterThan(
        2 * (Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys)) * 0.7,
      )
      expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(15)
      expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(15)
    },
  )
})
