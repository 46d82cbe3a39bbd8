import { toStyle } from '@toile/craft/colors/mixColors.ts'
import type { PlateOf } from '@toile/craft/moods/plate.ts'
import { drawGarmentThumb } from '../looks/drawGarmentThumb.ts'
import type { PaintPlate } from './platePaint.ts'

/** A garment as a flat, drawn in its cloth, or as a shape cut of paper (requirement S5.14). */
export const paintSilhouette: PaintPlate<PlateOf<'silhouette'>> = (plate, { width, height }, { host, sources }) => {
  const { garment, person, fabric, manner, color, ground } = plate
  const inset = ground ? 0.88 : 0.98
  const [wide, tall] = [Math.round(width * inset), Math.round(height * inset)]
  const drawn = drawGarmentThumb(host, garment, sources, {
    width: wide,
    height: tall,
    fabric,
    person,
    ...(manner === 'flat' ? {} : { color }),
  })
  if (manner === 'shape') {
    const own = drawn.getContext('2d')
    own.globalCompositeOperation = 'source-in'
    own.fillStyle = toStyle(color)
    own.fillRect(0, 0, wide, tall)
  }
  const surface = host.createCanvas(width, height)
  const context = surface.getContext('2d')
  if (ground) {
    context.fillStyle = toStyle(ground)
    context.fillRect(0, 0, width, height)
  }
  context.drawImage(drawn, Math.round((width - wide) / 2), Math.round((height - tall) / 2))
  return { width, height, rgba: context.getImageData(0, 0, width, height).data }
}
