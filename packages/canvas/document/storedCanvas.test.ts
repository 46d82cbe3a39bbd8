import { limits } from '@toile/rules/limits.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { describe, expect, it } from 'vitest'
import { checkCanvas } from './checkCanvas.ts'
import { storedCanvasSchema } from './storedCanvas.ts'
import { anyStoredCanvas } from './testing/anyStoredCanvas.ts'
import { tilesNamed } from './tilesNamed.ts'

const hash = 'a'.repeat(64)
const { layers: all } = anyStoredCanvas()
const paint = all['paint']
if (paint?.kind !== 'raster') throw new Error('The sample has paint.')
const withPaint = (own: Record<string, unknown>) => ({
  ...anyStoredCanvas(),
  layers: { ...all, paint: { ...paint, ...own } },
})
const entwined = {
  ...anyStoredCanvas(),
  layers: {
    ...all,
    coat: { ...all['coat'], children: ['paint', 'other'] },
    other: { ...all['coat'], id: 'other', children: ['shade', 'coat'] },
  },
}

describe('a painting as it is kept', () => {
  it('[S3.13] [S3.20] is read as it was written, with every kind of layer', () => {
    const canvas = anyStoredCanvas()
    expect(storedCanvasSchema.parse(JSON.parse(JSON.stringify(canvas)))).toEqual(canvas)
  })

  it('[S3.13] names its tiles wherever they are: of paint, pictures, text and masks', () => {
    const named = new Set(tilesNamed(anyStoredCanvas()))
    expect([...named].map((one) => one[0]).toSorted((a, b) => Number(a) - Number(b))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
    ])
  })

  it.each<[string, unknown]>([
    ['a sheet of no size', anyStoredCanvas({ width: 0 })],
    ['a sheet of half pixels', anyStoredCanvas({ height: 100.5 })],
    ['a sheet too large', anyStoredCanvas({ width: limits.canvas.side + 1 })],
    ['a color by name', anyStoredCanvas({ color: 'red' })],
    ['a layer that stands nowhere', anyStoredCanvas({ root: ['ground', 'coat', 'photo', 'word'] })],
    ['a layer that stands twice', anyStoredCanvas({ root: ['ground', 'coat', 'photo', 'word', 'curve', 'paint'] })],
    ['a layer that is not there', anyStoredCanvas({ root: ['ground', 'coat', 'photo', 'word', 'curve', 'gone'] })],
    ['an active layer that is not there', anyStoredCanvas({ active: 'gone' })],
    ['a layer under another id', withPaint({ id: 'other' })],
    [
      'a group within itself',
      { ...anyStoredCanvas(), layers: { ...all, coat: { ...all['coat'], children: ['coat'] } } },
    ],
    ['two groups within each other', entwined],
    ['what it does not know', withPaint({ glow: 3 })],
    ['a tile that is no hash', withPaint({ tiles: { '0,0': 'abc' } })],
    ['a tile at no place', withPaint({ tiles: { middle: hash } })],
    ['a blend of another studio', withPaint({ blend: 'dissolve' })],
    ['an opacity beyond one', withPaint({ opacity: 1.5 })],
    ['an opacity of no number', withPaint({ opacity: Number.NaN })],
    ['a mask of no tiles', withPaint({ mask: { outside: 'shown', enabled: true } })],
  ])('[S3.13] %s is refused', (_, canvas) => {
    expect(storedCanvasSchema.safeParse(canvas).success).toBe(false)
  })

  it('[S3.20] too many layers, and too many tiles, are refused with a sentence each', () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`l${i}`, { ...paint, id: `l${i}`, tiles: {} }]))
    const most = limits.canvas.layers
    expect(() => checkCanvas(anyStoredCanvas({ layers: many(most) }))).not.toThrow()
    expect(() => checkCanvas(anyStoredCanvas({ layers: many(most + 1) }))).toThrow(
      refusals.layersFull.says.replace('{most}', String(most)),
    )
    const tiles = Object.fromEntries(Array.from({ length: limits.paintings.tiles + 1 }, (_, i) => [`${i},0`, hash]))
    expect(() => checkCanvas(anyStoredCanvas({ layers: { paint: { ...paint, tiles } } }))).toThrow(
      refusals.tooManyTiles.says,
    )
  })
})
