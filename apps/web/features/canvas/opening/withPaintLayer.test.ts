import { emptyCanvas } from '@toile/canvas/document/canvasDocument.ts'
import type { RasterLayer } from '@toile/canvas/document/layer.ts'
import { plainLayer } from '@toile/canvas/document/plainLayer.ts'
import { storedCanvas } from '@toile/canvas/document/storedCanvas.ts'
import { expect, it } from 'vitest'
import { withPaintLayer } from './withPaintLayer.ts'

it('[S3.20] a look that is opened has an empty layer over its own, which is painted on first', () => {
  const cloth: RasterLayer<string> = {
    ...plainLayer,
    kind: 'raster',
    id: 'cloth',
    name: 'Cloth',
    tiles: {},
    part: { designId: 'd1', part: 'g1/cloth' },
  }
  const look = storedCanvas({ ...emptyCanvas(64, 96), root: ['cloth'], layers: { cloth }, active: 'cloth' })
  const { document } = withPaintLayer({ document: look, tiles: new Map() }, 'Paint')
  expect(document.root).toEqual(['cloth', 'paint'])
  expect(document.active).toBe('paint')
  expect(document.layers['paint']).toMatchObject({ kind: 'raster', name: 'Paint', tiles: {} })
  expect(document.layers['paint']?.part).toBeUndefined()
  expect(document.layers['cloth']).toEqual(cloth)
})
