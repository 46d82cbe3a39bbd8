import type { Layer, TileMap } from '../layer.ts'
import { identity } from '../matrix.ts'
import { plainLayer } from '../plainLayer.ts'
import { type StoredCanvas, storedCanvas } from '../storedCanvas.ts'
import type { TextStyle } from '../textStyle.ts'

const style: TextStyle = {
  family: 'anton',
  style: 'normal',
  weight: 400,
  size: 48,
  spacing: 0,
  lineHeight: 1.2,
  align: 'left',
  color: '#1e283c',
  opacity: 1,
  backgroundColor: '#ffffff',
  backgroundOpacity: 0,
}

const hashOf = (digit: string) => digit.repeat(64)
const tiles = (digit: string): TileMap<string> => ({ '0,0': hashOf(digit), '-1,2': hashOf(digit) })

/** A painting with a layer of every kind: a group with paint, masked and clipped, a picture, text, an adjustment. */
export function anyStoredCanvas(own: Partial<StoredCanvas> = {}): StoredCanvas {
  const layers: Layer<string>[] = [
    { ...plainLayer, id: 'ground', name: 'Ground', kind: 'raster', background: true, tiles: tiles('1') },
    {
      ...plainLayer,
      id: 'coat',
      name: 'Coat',
      kind: 'group',
      children: ['paint', 'shade'],
      passThrough: true,
      mask: { tiles: tiles('2'), outside: 'hidden', enabled: true },
    },
    {
      ...plainLayer,
      id: 'paint',
      name: 'Paint',
      kind: 'raster',
      tiles: tiles('3'),
      part: { designId: '0198f0de-0000-7000-8000-000000000001', part: 'g1' },
    },
    { ...plainLayer, id: 'shade', name: 'Shade', kind: 'raster', clipping: true, blend: 'multiply', tiles: tiles('4') },
    {
      ...plainLayer,
      id: 'photo',
      name: 'Photo',
      kind: 'picture',
      source: tiles('5'),
      width: 300,
      height: 200,
      matrix: identity,
      tiles: tiles('6'),
    },
    {
      ...plainLayer,
      id: 'word',
      name: 'Harbour',
      kind: 'text',
      text: 'ท่าเรือ 港',
      style,
      place: { kind: 'box', width: 240 },
      breaks: [0, 8],
      matrix: identity,
      tiles: tiles('7'),
    },
    {
      ...plainLayer,
      id: 'curve',
      name: 'Curves',
      kind: 'adjustment',
      adjustment: {
        id: 'curves',
        knobs: {},
        points: [
          [0, 10],
          [255, 240],
        ],
      },
    },
  ]
  const root = ['ground', 'coat', 'photo', 'word', 'curve']
  const sheet = { width: 1024, height: 1536, color: '#f0ead8', root, active: 'paint' }
  return { ...storedCanvas({ ...sheet, layers: Object.fromEntries(layers.map((one) => [one.id, one])) }), ...own }
}
