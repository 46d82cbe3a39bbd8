import type { Plate } from '@toile/craft/moods/plate.ts'
import type { ElementTools } from '../looks/elementTools.ts'
import type { Pixels } from '../surface.ts'
import { type PlateSize } from './platePaint.ts'
import { paintCloth } from './paintCloth.ts'
import { paintLight } from './paintLight.ts'
import { paintPalette } from './paintPalette.ts'
import { paintPrint } from './paintPrint.ts'
import { paintSilhouette } from './paintSilhouette.ts'
import { paintStill } from './paintStill.ts'

/** A plate of any kind as pixels. */
export function paintPlate(plate: Plate, size: PlateSize, tools: ElementTools): Pixels | Promise<Pixels> {
  switch (plate.kind) {
    case 'texture':
      return paintCloth(plate, size, tools)
    case 'print':
      return paintPrint(plate, size, tools)
    case 'palette':
      return paintPalette(plate, size, tools)
    case 'silhouette':
      return paintSilhouette(plate, size, tools)
    case 'light':
      return paintLight(plate, size, tools)
    case 'still':
      return paintStill(plate, size, tools)
  }
}
