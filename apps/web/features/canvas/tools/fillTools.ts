import { IconBucketDroplet, IconGradienter } from '@tabler/icons-react'
import { fromHex } from '@toile/craft/colors/color.ts'
import type { Gradient } from '@toile/craft/colors/fill.ts'
import type { Place } from '../view/camera.ts'
import { type Desk, desk } from './paintersDesk.ts'
import { overlay } from './overlay.ts'
import { paintingOn } from './paintingOn.ts'
import { lastPlace, type Tool } from './tool.ts'
import { turnedOf } from './turned.ts'

const black = { r: 0, g: 0, b: 0 }

/** Fills what joins the place that is pressed (requirement S3.22). */
export const fillTool: Tool = {
  id: 'fill',
  label: 'Fill',
  keys: 'g',
  Icon: IconBucketDroplet,
  cursor: 'crosshair',
  begin({ at }, { painting }) {
    const { front, everywhere, ofLayer } = desk.get()
    desk.used(front)
    painting.say({
      say: 'fill',
      order: {
        at,
        color: front,
        opacity: turnedOf('fill', 'opacity'),
        ofLayer,
        on: paintingOn(painting.get().document),
        manner: {
          tolerance: turnedOf('fill', 'tolerance'),
          contiguous: !everywhere,
          closesGaps: turnedOf('fill', 'gap'),
          grows: turnedOf('fill', 'grows'),
        },
      },
    })
    return null
  },
}

/** A place on a line through another that leans by steps of fifteen degrees, where Shift is held. */
function snapped([x, y]: Place, [toX, toY]: Place, snaps: boolean): Place {
  if (!snaps) return [toX, toY]
  const step = Math.PI / 12
  const angle = Math.round(Math.atan2(toY - y, toX - x) / step) * step
  const far = Math.hypot(toX - x, toY - y)
  return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
}

/** The stops of a gradient: those that were set, or from the color in the hand to the one behind it, or to nothing. */
export function stopsOf({
  front,
  back,
  fades,
  stops,
}: Pick<Desk, 'front' | 'back' | 'fades' | 'stops'>): Gradient['stops'] {
  if (stops) return stops
  const own = fromHex(front) ?? black
  return [
    { at: 0, color: own, opacity: 1 },
    { at: 1, color: fades ? own : (fromHex(back) ?? black), opacity: fades ? 0 : 1 },
  ]
}

/** A gradient from where the hand comes down to where it leaves (requirement S3.22). */
export const gradientTool: Tool = {
  id: 'gradient',
  label: 'Gradient',
  keys: 'shift+g',
  Icon: IconGradienter,
  cursor: 'crosshair',
  begin(start, { painting }) {
    let to = start.at
    return {
      add(samples, held) {
        to = snapped(start.at, lastPlace(samples), held.shift)
        overlay.put(`M${start.at[0]} ${start.at[1]}L${to[0]} ${to[1]}`)
      },
      end() {
        overlay.put('')
        if (Math.hypot(to[0] - start.at[0], to[1] - start.at[1]) < 2) return
        const { gradient } = desk.get()
        painting.say({
          say: 'gradient',
          order: {
            gradient: { kind: gradient, from: start.at, to, stops: stopsOf(desk.get()) },
            opacity: turnedOf('gradient', 'opacity'),
            on: paintingOn(painting.get().document),
          },
        })
      },
      cancel: () => overlay.put(''),
    }
  },
}
