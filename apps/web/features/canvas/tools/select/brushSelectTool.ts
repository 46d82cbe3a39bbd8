import { IconPencilPlus } from '@tabler/icons-react'
import { sampleLength } from '../../input/samplesOf.ts'
import type { Place } from '../../view/camera.ts'
import { overlay } from '../overlay.ts'
import type { Tool } from '../tool.ts'
import { turnedOf } from '../turned.ts'
import { meets, select } from './meets.ts'

/** The places of samples, one after another. */
const placesOf = (samples: readonly number[]): Place[] =>
  Array.from({ length: Math.floor(samples.length / sampleLength) }, (_, i) => [
    samples[i * sampleLength] ?? 0,
    samples[i * sampleLength + 1] ?? 0,
  ])

/** Selects what a brush goes over; it adds to what is selected, or takes away with Alt or as the bar says. */
export const brushSelectTool: Tool = {
  id: 'brushSelect',
  label: 'Select by brush',
  keys: 'q',
  Icon: IconPencilPlus,
  cursor: 'ring',
  ring: () => turnedOf('brushSelect', 'size'),
  ownsAlt: true,
  begin({ samples, held }, bench) {
    const told = meets(held)
    const how = told === 'replace' ? 'add' : told
    const size = turnedOf('brushSelect', 'size')
    const places = placesOf(samples)
    return {
      add(more) {
        places.push(...placesOf(more))
        overlay.put(`M${places.map(([x, y]) => `${x} ${y}`).join('L')}`, size)
      },
      end() {
        overlay.put('')
        const brushed = places.map(([x, y]) => ({ x, y, radius: size / 2 }))
        select(bench, { kind: 'brush', places: brushed, hardness: turnedOf('brushSelect', 'hardness') }, how)
      },
      cancel: () => overlay.put(''),
    }
  },
}
