import { type CanvasDocument, emptyCanvas } from '@toile/canvas/document/canvasDocument.ts'
import { childrenOf } from '@toile/canvas/document/layerTree.ts'
import { newLayer } from '@toile/canvas/document/newLayer.ts'
import { moveLayers } from '@toile/canvas/document/orderChanges.ts'
import { plainLayer } from '@toile/canvas/document/plainLayer.ts'
import { describe, expect, it } from 'vitest'
import { dropOf, stepOf } from './dropOf.ts'
import { rowsOf } from './rowsOf.ts'

/** Bottom first: a, a group of b and c, d. */
const document: CanvasDocument = {
  ...emptyCanvas(64, 64),
  root: ['a', 'g', 'd'],
  active: 'a',
  layers: {
    a: newLayer('a', 'Ground'),
    g: { ...plainLayer, kind: 'group', id: 'g', name: 'Dress', children: ['b', 'c'], passThrough: false },
    b: newLayer('b', 'Fóld'),
    c: newLayer('c', 'Cloth'),
    d: newLayer('d', 'Lines'),
  },
}
const order = (of: CanvasDocument) => rowsOf(of, new Set()).map(({ id, depth }) => `${'-'.repeat(depth)}${id}`)
const moved = (place: ReturnType<typeof dropOf>) => order(place ? moveLayers(document, place) : document)

describe('the list of layers', () => {
  it('[S3.20] shows them uppermost first, those of a group below its name, and hides them where it is folded', () => {
    expect(order(document)).toEqual(['d', 'g', '-c', '-b', 'a'])
    expect(rowsOf(document, new Set(['g'])).map(({ id }) => id)).toEqual(['d', 'g', 'a'])
  })

  it('[S3.20] finds by name, whatever its case and accents, in folded groups too', () => {
    expect(rowsOf(document, new Set(['g']), 'FOLD').map(({ id }) => id)).toEqual(['b'])
    expect(rowsOf(document, new Set(), 'nobody')).toEqual([])
  })

  it('[S3.20] puts layers down over, under or in what they are dragged to', () => {
    expect(moved(dropOf(document, ['a'], 'd', 'above'))).toEqual(['a', 'd', 'g', '-c', '-b'])
    expect(moved(dropOf(document, ['d'], 'b', 'below'))).toEqual(['g', '-c', '-b', '-d', 'a'])
    expect(moved(dropOf(document, ['d'], 'g', 'in'))).toEqual(['g', '-d', '-c', '-b', 'a'])
    expect(dropOf(document, ['g'], 'b', 'above')).toBeNull()
  })

  it('[S3.20] by keys a layer goes step by step, into a group and out of it again', () => {
    expect(moved(stepOf(document, 'a', true))).toEqual(['d', 'g', '-c', '-b', '-a'])
    expect(moved(stepOf(document, 'd', false))).toEqual(['g', '-d', '-c', '-b', 'a'])
    expect(moved(stepOf(document, 'c', true))).toEqual(['d', 'c', 'g', '-b', 'a'])
    expect(childrenOf(document, 'g')).toEqual(['b', 'c'])
    expect(stepOf(document, 'd', true)).toBeNull()
  })
})
