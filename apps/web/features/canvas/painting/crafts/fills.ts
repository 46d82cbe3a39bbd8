import { fillRegion, type FillManner } from '@toile/canvas/filling/fillRegion.ts'
import { type CanvasGradient, gradientPaint } from '@toile/canvas/filling/gradientPaint.ts'
import { rgbOf } from '../../colors/rgbOf.ts'
import type { Craft } from './craft.ts'
import { layOn } from './layOn.ts'
import { wholePicture } from './wholePicture.ts'

export interface FillOrder {
  readonly at: readonly [x: number, y: number]
  readonly color: string
  readonly opacity: number
  readonly manner: FillManner
  /** Whether only the layer's own pixels hold the paint back. */
  readonly ofLayer: boolean
  readonly on: 'layer' | 'mask'
}

export interface GradientOrder {
  readonly gradient: CanvasGradient
  readonly opacity: number
  readonly on: 'layer' | 'mask'
}

/** Fills what joins a place (requirement S3.22). */
export function fill(craft: Craft, { at: [x, y], color, opacity, manner, ofLayer, on }: FillOrder): void {
  const { width, height, active } = craft.session.document.get()
  const rgba = wholePicture(craft.session, ofLayer ? active : undefined)
  const region = fillRegion({ width, height, rgba }, Math.floor(x), Math.floor(y), manner)
  if (region.box.x0 < region.box.x1) layOn(craft, on, 'Fill', { color: rgbOf(color), opacity, lays: 'paint' }, region)
}

/** Lays a gradient over what is selected, or over the sheet (requirement S3.22). */
export const layGradient = (craft: Craft, { gradient, opacity, on }: GradientOrder): void =>
  layOn(craft, on, 'Gradient', { color: [0, 0, 0], opacity, lays: 'paint', paint: gradientPaint(gradient) })

/** Fills what is selected, or the whole sheet, with one colour. */
export const fillAll = (craft: Craft, color: string, on: 'layer' | 'mask'): void =>
  layOn(craft, on, 'Fill', { color: rgbOf(color), opacity: 1, lays: 'paint' })

/** Takes away what is painted where something is selected. */
export const clearSelected = (craft: Craft, on: 'layer' | 'mask', label = 'Clear'): void =>
  layOn(craft, on, label, { color: [0, 0, 0], opacity: 1, lays: 'erase' })
