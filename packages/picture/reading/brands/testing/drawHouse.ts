import { findPrint } from '@toile/craft/prints/index.ts'
import { drawGarmentThumb } from '../../../looks/drawGarmentThumb.ts'
import { drawFlatLook } from '../../../looks/drawLook.ts'
import { drawPrintSwatch } from '../../../looks/drawPrintSwatch.ts'
import { openSources } from '../../../looks/sources.ts'
import type { Host, Pixels, Surface } from '../../../surface.ts'
import { type House, houseDesigns, printOf } from './houses.ts'

const pixelsOf = (surface: Surface): Pixels => {
  const { width, height } = surface
  return { width, height, rgba: surface.getContext('2d').getImageData(0, 0, width, height).data }
}

/** How many pictures of each kind are drawn. */
export interface Counts {
  looks: number
  flats: number
  swatches: number
}

/** A picture of a house with what was put into it. */
export interface HousePicture {
  id: string
  kind: 'look' | 'garment' | 'print'
  pixels: Pixels
  truth: string
}

/** The pictures of a house: looks on their ground, flats on white paper, swatches of print. */
export function drawHouse(host: Host, house: House, { looks, flats, swatches }: Counts, height = 900): HousePicture[] {
  const sources = openSources(host)
  const garments = [...new Set(house.outfits.flat())]
  return [
    ...houseDesigns(house, looks).map((design, i) => ({
      id: `look-${i}`,
      kind: 'look' as const,
      pixels: pixelsOf(drawFlatLook(host, design, sources, { width: Math.round((height * 2) / 3), height })),
      truth: `${design.garments.map(({ cut }) => (cut.kind === 'garment' ? cut.garment : '')).join('+')} ${design.garments.find(({ print }) => print) ? house.kind : 'plain'}`,
    })),
    ...Array.from({ length: flats }, (_, i) => {
      const garment = garments[i % garments.length]
      return {
        id: `flat-${i}`,
        kind: 'garment' as const,
        pixels: onPaper(
          host,
          drawGarmentThumb(host, garment, sources, { width: 600, height: 700, person: house.people[0] }),
        ),
        truth: garment,
      }
    }),
    ...Array.from({ length: swatches }, (_, i) => {
      const { source, repeat, width } = printOf(house, i, i)
      const id = source.kind === 'construction' ? source.print : ''
      const across = Math.max(width, findPrint(id)?.width ?? 0) * 2.5
      return {
        id: `print-${i}`,
        kind: 'print' as const,
        pixels: pixelsOf(
          drawPrintSwatch(host, sources, { source, repeat, across, tileWidth: width, width: 600, height: 600 }),
        ),
        truth: id,
      }
    }),
  ]
}

function onPaper(host: Host, drawn: Surface): Pixels {
  const surface = host.createCanvas(drawn.width, drawn.height)
  const context = surface.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, drawn.width, drawn.height)
  context.drawImage(drawn, 0, 0)
  return pixelsOf(surface)
}
