import { fabrics } from '@toile/craft/fabrics/index.ts'
import type { PlateOf } from '@toile/craft/moods/plate.ts'
import { openChance } from '@toile/geometry'
import { drawPrintSwatch } from '../looks/drawPrintSwatch.ts'
import { drapeHeights } from './drapeHeights.ts'
import type { PaintPlate } from './platePaint.ts'
import { shadeCloth } from './shadeCloth.ts'

/** A print at large scale on cloth that lies almost flat (requirement S5.14). */
export const paintPrint: PaintPlate<PlateOf<'print'>> = (plate, { width, height, scale }, { host, sources }) => {
  const { source, repeat, across, tile, seed } = plate
  const swatch = drawPrintSwatch(host, sources, { source, repeat, across, tileWidth: tile, width, height })
  const { data } = swatch.getContext('2d').getImageData(0, 0, width, height)
  const fabric = fabrics.find(({ id }) => id === 'cotton') ?? fabrics[0]
  const heights = drapeHeights('flat', width, height, openChance(seed), fabric.stiffness)
  const colorAt = (_x: number, _y: number, i: number) => ({ r: data[i * 4], g: data[i * 4 + 1], b: data[i * 4 + 2] })
  return shadeCloth({
    width,
    height,
    heights,
    fabric: { ...fabric, weaveStrength: fabric.weaveStrength * 0.5 },
    colorAt,
    pens: 2 / scale,
  })
}
