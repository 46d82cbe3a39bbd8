import type { Placement } from '@toile/craft/prints/placement.ts'
import { drawPrintSwatch } from '@toile/picture/looks/drawPrintSwatch.ts'
import type { Sources } from '@toile/picture/looks/sources.ts'
import type { Host, Pixels } from '@toile/picture/surface.ts'
import type { Cloth } from './wornCloth.ts'

/** A printed cloth of a collection, flat, a pixel to the millimetre, and how much of it is worn. */
export interface PrintedCloth {
  area: number
  pixels: Pixels
}

const side = 512
/** Room for the swatch to be turned in. */
const drawn = 732

/** Every printed cloth of a collection once, as it lies on the garment; a motif placed singly is none. */
export function printedCloth(host: Host, sources: Sources, cloth: readonly Cloth[]): PrintedCloth[] {
  const found = new Map<string, { print: Placement; area: number }>()
  for (const { worn, area } of cloth) {
    const { print } = worn
    if (!print || print.mode === 'single') continue
    const key = JSON.stringify([print.source, print.width, print.repeat, print.angle])
    const known = found.get(key)
    if (known) known.area += area
    else found.set(key, { print, area })
  }
  return [...found.values()].map(({ print, area }) => ({ area, pixels: swatch(host, sources, print) }))
}

function swatch(host: Host, sources: Sources, { source, repeat, width, angle }: Placement): Pixels {
  const size = { across: drawn, tileWidth: width, width: drawn, height: drawn }
  const surface = drawPrintSwatch(host, sources, { source, repeat, ...size })
  const { data } = surface.getContext('2d').getImageData(0, 0, drawn, drawn)
  const turn = (angle * Math.PI) / 180
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const rgba = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [dx, dy] = [x - side / 2, y - side / 2]
      const px = Math.min(drawn - 1, Math.max(0, Math.round(drawn / 2 + dx * c + dy * s)))
      const py = Math.min(drawn - 1, Math.max(0, Math.round(drawn / 2 + dy * c - dx * s)))
      const from = (py * drawn + px) * 4
      rgba.set(data.subarray(from, from + 4), (y * side + x) * 4)
    }
  return { width: side, height: side, rgba }
}
