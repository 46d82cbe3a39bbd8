import { createCanvas, ImageData } from '@napi-rs/canvas'
import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import { type Design, styleSchema } from '@toile/craft/designs/design.ts'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../../surface.ts'
import { drawLook } from '../drawLook.ts'
import { openSources } from '../sources.ts'
import { openGoldenUploads, tracedShirt } from '../testing/goldenUploads.ts'
import { drawLookApart, type LookApart } from './drawLookApart.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const size = { width: 240, height: 360 }
const palette = ['#1f3a5f', '#f4ead7', '#d9623b']

/** The layers laid over each other as any program lays them. */
function laid({ layers }: LookApart): Uint8ClampedArray {
  const sheet = createCanvas(size.width, size.height).getContext('2d')
  for (const { x, y, pixels } of layers) {
    const one = createCanvas(pixels.width, pixels.height)
    one.getContext('2d').putImageData(new ImageData(pixels.rgba, pixels.width, pixels.height), 0, 0)
    sheet.drawImage(one, x, y)
  }
  return new Uint8ClampedArray(sheet.getImageData(0, 0, size.width, size.height).data)
}

/** The share of pixels that differ by more than two of 255. */
function unlike(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let count = 0
  for (let i = 0; i < a.length; i += 4)
    if ([0, 1, 2].some((c) => Math.abs((a[i + c] ?? 0) - (b[i + c] ?? 0)) > 2)) count++
  return count / (a.length / 4)
}

/** Three looks in each hand. */
const hands = styleSchema.options.map((style, i) =>
  compose(bareBrief(['ines', 'theo'], palette, { seed: 5 + i }))
    .slice(0, 3)
    .map((design): Design => ({ ...design, style })),
)
const designs = hands.flat()
const views = ['front', 'back'] as const

describe('a look in layers', () => {
  it('[S3.14] is the look again when its layers are laid over each other in order, in every hand', () => {
    const sources = openSources(host)
    for (const own of hands)
      for (const { design, view } of someOf(own.flatMap((design) => views.map((view) => ({ design, view }))))) {
        const whole = drawLook(host, design, sources, { ...size, view })
        const { data } = whole.getContext('2d').getImageData(0, 0, size.width, size.height)
        const apart = drawLookApart(host, design, sources, { ...size, view })
        expect(unlike(laid(apart), data), `${design.style} ${view}`).toBeLessThan(0.001)
      }
  }, 120_000)

  it('[S3.14] begins with the ground, names whose each layer is, and shows every garment alone', () => {
    const [design] = designs
    if (!design) throw new Error('Nothing was composed.')
    const { layers, garments } = drawLookApart(host, design, openSources(host), size)
    const visible = design.garments.filter(({ hidden }) => !hidden).map(({ id }) => id)
    expect(layers[0]?.of.kind).toBe('ground')
    expect(new Set(layers.flatMap(({ of }) => (of.kind === 'garment' ? [of.id] : [])))).toEqual(new Set(visible))
    expect(new Set(garments.map(({ id }) => id))).toEqual(new Set(visible))
    for (const { alone } of garments) expect(alone.pixels.width).toBeGreaterThan(4)
  })

  it('[S3.14] holds a traced sketch like any garment', () => {
    const [first] = designs
    const [worn] = first?.garments ?? []
    if (!first || !worn) throw new Error('Nothing was composed.')
    const design: Design = { ...first, garments: [{ ...worn, cut: { kind: 'traced', traced: tracedShirt } }] }
    const sources = openSources(host, openGoldenUploads(host))
    const whole = drawLook(host, design, sources, size).getContext('2d').getImageData(0, 0, size.width, size.height)
    const apart = drawLookApart(host, design, sources, size)
    expect(apart.garments).toHaveLength(1)
    expect(unlike(laid(apart), whole.data)).toBeLessThan(0.001)
  })
})
