import { someOf } from '@toile/geometry/testing/someOf.ts'
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { CanvasDocument } from '../document/canvasDocument.ts'
import { emptyCanvas } from '../document/canvasDocument.ts'
import { isTiled, type Layer } from '../document/layer.ts'
import { newLayer } from '../document/newLayer.ts'
import { cutTiles } from '../tiles/cutTiles.ts'
import { openTiles } from '../tiles/tileStore.ts'
import { keepPixels } from './incoming.ts'
import { readOra } from './ora/readOra.ts'
import { writeOra } from './ora/writeOra.ts'
import { readPng } from './png/readPng.ts'
import { writePng } from './png/writePng.ts'
import { randomCanvas } from './testing/randomCanvas.ts'

const white = ({ width, height }: CanvasDocument) => new Uint8ClampedArray(width * height * 4).fill(255)
const { document: any, tiles: store } = randomCanvas(2)
const written = writeOra(any, store, white(any)).bytes
const changed = (change: (xml: string) => string) => {
  const parts = unzipSync(written)
  const xml = change(strFromU8(parts['stack.xml'] ?? new Uint8Array()))
  const files: Zippable = { ...parts, 'stack.xml': strToU8(xml) }
  return zipSync(files, { level: 0 })
}
/** Layers as OpenRaster keeps them: without adjustments. */
const tree = (document: CanvasDocument, ids = document.root): unknown[] =>
  ids.flatMap((id) => {
    const layer = document.layers[id]
    if (!layer || layer.kind === 'adjustment') return []
    const { name, visible, opacity, blend, fixed, lockAlpha } = layer
    const every = { name, visible, opacity, blend, fixed, lockAlpha }
    return [
      layer.kind === 'group'
        ? { ...every, through: layer.passThrough, children: tree(document, layer.children) }
        : every,
    ]
  })

describe('[S3.20] a painting as an OpenRaster file', () => {
  it.each(someOf([0, 1, 2, 3, 4, 5]))(
    '[S3.20] comes back with its groups, names, blends and locks (painting %i)',
    (seed) => {
      const { document, tiles } = randomCanvas(seed)
      const back = readOra(writeOra(document, tiles, white(document)).bytes)
      expect([back.document.width, back.document.height, back.document.color]).toEqual([300, 280, '#f4efe6'])
      expect(tree(back.document)).toEqual(tree(document))
      expect(back.said).toEqual([])
    },
  )

  it('[S3.20] begins with what it is, and holds its whole picture', () => {
    expect(strFromU8(written.subarray(30, 54))).toBe('mimetypeimage/openraster')
    const parts = unzipSync(written)
    const [picture, small] = ['mergedimage.png', 'Thumbnails/thumbnail.png']
    expect(Object.keys(parts).slice(0, 4)).toEqual(['mimetype', 'stack.xml', picture, small])
    expect(readPng(parts[picture] ?? new Uint8Array(), 300 * 280)?.width).toBe(300)
    expect(readPng(parts[small] ?? new Uint8Array(), 300 * 280)).toMatchObject({ width: 256, height: 238 })
  })

  it('[S3.20] works masks and clipping into pixels, and says so', () => {
    const tiles = openTiles()
    const plane = (alpha: number) => {
      const rgba = new Uint8ClampedArray(100 * 80 * 4)
      for (let i = 0; i < rgba.length; i += 4) rgba.set([9, 8, 7, alpha], i)
      return { width: 100, height: 80, rgba }
    }
    const base = newLayer('a', 'Base', keepPixels(plane(100), 0, 0, tiles))
    const mask = { tiles: keepPixels(plane(51), 0, 0, tiles), outside: 'shown', enabled: true } as const
    const top: Layer = { ...newLayer('b', 'Top', keepPixels(plane(255), 0, 0, tiles)), clipping: true, mask }
    const document = { ...emptyCanvas(100, 80), root: ['a', 'b'], layers: { a: base, b: top }, active: 'a' }
    const { bytes, said } = writeOra(document, tiles, white(document))
    expect(said.map(({ id, layer }) => [id, layer])).toEqual([
      ['maskBaked', 'Top'],
      ['clippingBaked', 'Top'],
    ])
    const back = readOra(bytes)
    const layer = back.document.layers[back.document.root[1] ?? '']
    const tile = layer && isTiled(layer) ? back.tiles.get(layer.tiles['0,0']) : undefined
    expect([...(tile?.subarray(0, 4) ?? [])]).toEqual([9, 8, 7, 20])
    expect(cutTiles(plane(0)).size).toBe(0)
  })

  it.each([
    ['a stack that does not end', (xml: string) => xml.replace('</stack></image>', ''), 'stack.xml'],
    ['no stack', () => '<letter/>', 'stack.xml'],
    ['a picture that is not there', (xml: string) => xml.replace('data/layer0.png', 'data/gone.png'), 'data/gone.png'],
    ['a picture that is a text', (xml: string) => xml.replace('data/layer0.png', 'mimetype'), 'mimetype'],
    ['a layer far off', (xml: string) => xml.replace(/ x="-?\d+"/, ' x="9000000"'), 'data/layer'],
    ['stacks in stacks without end', () => `<image w="9" h="9">${'<stack>'.repeat(5000)}`, 'stack.xml'],
    [
      'more layers than a painting holds',
      () => `<image w="9" h="9"><stack>${'<stack/>'.repeat(5000)}</stack>`,
      '400 layers',
    ],
    ['30,000 pixels', (xml: string) => xml.replace('w="300"', 'w="30000"'), 'at most 8192 pixels'],
  ])('[S8.04] with %s is refused in its sentence', (_, change, says) => {
    expect(() => readOra(changed(change))).toThrow(says)
  })

  it('[S8.04] names of layers are text and nothing else, whatever stands in them', () => {
    const tiles = openTiles()
    const name = `<&"'>\u0007 <!-- x --> &amp; 外套`
    const document = { ...emptyCanvas(64, 64), root: ['a'], layers: { a: newLayer('a', name) }, active: 'a' }
    const { bytes } = writeOra(document, tiles, white(document))
    const back = readOra(bytes)
    expect(Object.values(back.document.layers).map((layer) => layer.name)).toEqual([name.replace('\u0007', ' ')])
  })

  it('[S8.04] pictures of more pixels than all layers may have together are not unpacked', () => {
    const tall = writePng(new Uint8ClampedArray(4), 1, 1).slice()
    new DataView(tall.buffer).setUint32(16, 60_000)
    const files: Zippable = {
      'stack.xml': strToU8('<image w="9" h="9"><stack><layer src="a.png"/></stack></image>'),
      'a.png': tall,
    }
    expect(() => readOra(zipSync(files, { level: 0 }))).toThrow('damaged: a.png')
  })
})
