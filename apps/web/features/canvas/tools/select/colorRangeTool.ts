import { IconColorFilter } from '@tabler/icons-react'
import { desk } from '../paintersDesk.ts'
import type { Tool } from '../tool.ts'
import { turnedOf } from '../turned.ts'
import { meets, select } from './meets.ts'

/** Selects a color wherever it lies, fading out as it becomes another. */
export const colorRangeTool: Tool = {
  id: 'colorRange',
  label: 'Colour range',
  keys: 'shift+w',
  Icon: IconColorFilter,
  cursor: 'crosshair',
  ownsAlt: true,
  begin({ at, held }, bench) {
    const shape = {
      kind: 'colors',
      at,
      fuzziness: turnedOf('colorRange', 'fuzziness'),
      layer: desk.get().ofLayer,
    } as const
    select(bench, shape, meets(held))
    return null
  },
}
