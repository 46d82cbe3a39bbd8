import type { DocumentOf } from '@toile/craft/elements/element.ts'
import { drawMotionStrip, stripSize } from '../films/drawMotionStrip.ts'
import type { DrawElement } from '../looks/elementTools.ts'
import { openLayerCache } from '../looks/layers.ts'

/** A motion of one's own as the poses of its key frames. */
export const drawMotionElement: DrawElement<DocumentOf<'motion'>> = async ({ keys }, side, { host, sources }) => {
  const whole = stripSize(keys, side)
  const height = Math.round(side * Math.min(1, side / whole.width))
  const { width } = stripSize(keys, height)
  const strip = drawMotionStrip({ host, sources, cache: openLayerCache() }, keys, { width, height })
  return { width, height, rgba: strip.getContext('2d').getImageData(0, 0, width, height).data }
}
