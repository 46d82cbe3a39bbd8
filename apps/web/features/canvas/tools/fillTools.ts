import { IconBucketDroplet, IconGradienter } from '@tabler/icons-react'
import type { Place } from '../view/camera.ts'
import { desk } from './paintersDesk.ts'
import { overlay } from './overlay.ts'
import { lastPlace, type Tool } from './tool.ts'
import { turnedOf } from './turned.ts'

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
        const { front, back, gradient, fades } = desk.get()
        painting.say({
          say: 'gradient',
          order: {
            kind: gradient,
            from: start.at,
            to,
            colors: [front, back],
            fades,
            opacity: turnedOf('gradient', 'opacity'),
          },
        })
      },
      cancel: () => overlay.put(''),
    }
  },
}
