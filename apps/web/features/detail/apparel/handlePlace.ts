import type { NumberKnob } from '@toile/craft/garments/knob.ts'
import type { KnobHandle } from '@toile/picture/looks/handles/knobHandles.ts'
import type { Zoom } from '../../../shared/zoom/zoom.ts'

/** What of a knob bounds a drag. */
type Bounds = Pick<NumberKnob, 'least' | 'most' | 'step'>

/** A value on the steps of a knob and within its bounds. */
export function onStep({ least, most, step }: Bounds, value: number): number {
  const stepped = least + Math.round((value - least) / step) * step
  return Math.round(Math.min(most, Math.max(least, stepped)) * 1e6) / 1e6
}

/** Where a handle lies in the box of the picture, in pixels of the screen: it goes along with its knob from where it was found. */
export function handlePlace(
  { x, y, along, pixelsPerUnit }: KnobHandle,
  turned: number,
  { width, height, zoom }: { width: number; height: number; zoom: Zoom },
): readonly [number, number] {
  const away = turned * pixelsPerUnit
  return [
    (x + along[0] * away - width / 2) * zoom.scale + width / 2 + zoom.x * width,
    (y + along[1] * away - height / 2) * zoom.scale + height / 2 + zoom.y * height,
  ]
}

/** The value of a knob whose handle is dragged by so many pixels of the screen: what goes across its way turns nothing. */
export const draggedTo = (
  { along, pixelsPerUnit }: Pick<KnobHandle, 'along' | 'pixelsPerUnit'>,
  knob: Bounds,
  from: number,
  [dx, dy]: readonly [number, number],
  scale: number,
): number => onStep(knob, from + (dx * along[0] + dy * along[1]) / (scale * pixelsPerUnit))

/** The value after a key, as sliders take them; nothing for other keys. */
export function pressedTo(knob: Bounds, value: number, key: string, far: boolean): number | null {
  const by = (steps: number) => onStep(knob, value + steps * knob.step * (far ? 10 : 1))
  if (key === 'ArrowUp' || key === 'ArrowRight') return by(1)
  if (key === 'ArrowDown' || key === 'ArrowLeft') return by(-1)
  if (key === 'PageUp') return by(10)
  if (key === 'PageDown') return by(-10)
  if (key === 'Home') return knob.least
  return key === 'End' ? knob.most : null
}
