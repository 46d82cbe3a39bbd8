import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import type { AnyGarment } from '@toile/craft/garments/garment.ts'
import { garments } from '@toile/craft/garments/index.ts'
import { prints } from '@toile/craft/prints/index.ts'
import type { LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import { type Chance, openChance, type Point, sure } from '@toile/geometry'
import { type Mask, maskOf } from '../../kernels/plane.ts'
import { flatFigure } from '../../looks/flatFigure.ts'
import { paintTile } from '../../prints/paintTile.ts'
import { spreadKnobs } from '../../reading/trace/flats/catalogue.ts'
import type { Host, Pixels, Surface } from '../../surface.ts'
import { drawingOfParts } from '../drawingOfParts.ts'
import { drawLineDrawing } from '../drawLineDrawing.ts'
import { garmentParts } from '../garmentParts.ts'
import { pageOf } from '../pageOf.ts'
import { visibleLines } from '../visibleLines.ts'
import { disturb, lineWays } from '../../reading/lines/testing/lineDisturbances.ts'
import { scaledDrawing } from './scaledDrawing.ts'

/** A picture of a garment with the lines that were drawn in it. */
export interface LineTruth {
  garment: AnyGarment
  way: string
  pixels: Pixels
  /** The true drawing, in pixels of the picture. */
  drawing: LineDrawing
  cloth: Mask
  printed: boolean
}

/** Picture `index` of the truth set of lines: a garment of the catalogue with turned knobs, drawn by its pens on dyed or printed cloth and disturbed; the same seed gives the same picture. */
export function lineTruth(host: Host, index: number, seed: number, size = 640): LineTruth {
  const garment: AnyGarment = sure(garments[(index * 41 + seed) % garments.length])
  const chance = openChance(seed * 977 + index * 31)
  const way = sure(lineWays[index % lineWays.length])
  const how = way.of(chance.branch('way'))
  const figure = flatFigure(garment.wornBy.some(({ gender }) => gender === 'male') ? 'theo' : 'ines', 'front')
  const knobs = { ...spreadKnobs(garment, chance), ...('worn' in garment.knobs ? { worn: 'closed' } : {}) }
  const worn = plainWorn(garment.id, { r: 255, g: 255, b: 255 }, { knobs, seed: index })
  const parts = garmentParts(figure, worn, { traced: () => null, dot: 2 })
  const drawing = drawingOfParts(figure, parts)
  if (!drawing) throw new Error(`${garment.id} has no lines`)
  const scale = (size * 0.86) / Math.max(drawing.width, drawing.height)
  const [width, height] = [
    Math.round(drawing.width * scale + size * 0.14),
    Math.round(drawing.height * scale + size * 0.14),
  ]
  const shift: Point = [(width - drawing.width * scale) / 2, (height - drawing.height * scale) / 2]
  const page = pageOf(visibleLines(parts), figure.millimetresPerHead)
  const surface = host.createCanvas(width, height)
  const context = surface.getContext('2d')
  context.fillStyle = '#000'
  for (const { covers } of parts)
    for (const path of covers) {
      context.beginPath()
      path.forEach((p, i) => {
        const [x, y] = page.place(p)
        if (i) context.lineTo(x * scale + shift[0], y * scale + shift[1])
        else context.moveTo(x * scale + shift[0], y * scale + shift[1])
      })
      context.closePath()
      context.fill()
    }
  const cloth = pixelsOf(surface, width, height)
  const inPixels = scaledDrawing(drawing, scale, shift, { width, height })
  const ink = pixelsOf(drawLineDrawing(host, inPixels, { width, height }), width, height)
  const tile = how.print ? anyTile(host, chance.branch('print')) : null
  return {
    garment,
    way: way.name,
    pixels: disturb({ cloth, ink, tile }, how, chance.branch('disturb')),
    drawing: { ...inPixels, category: garment.category },
    cloth: maskOf(cloth, (i) => (cloth.rgba[i * 4 + 3] ?? 0) > 127),
    printed: Boolean(how.print),
  }
}

function anyTile(host: Host, chance: Chance): Pixels {
  const print = chance.pick(prints)
  const colors = Array.from({ length: 5 }, () => {
    const level = () => chance.whole(70, 240)
    return { r: level(), g: level(), b: level() }
  })
  const tile = paintTile(host, print, colors, chance.whole(0, 999), 0.9)
  return tile
}

const pixelsOf = (surface: Surface, width: number, height: number): Pixels => ({
  width,
  height,
  rgba: surface.getContext('2d').getImageData(0, 0, width, height).data,
})
