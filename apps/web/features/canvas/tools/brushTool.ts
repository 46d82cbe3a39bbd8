import { IconBrush, IconEraser } from '@tabler/icons-react'
import type { StrokeOrder } from '../painting/said.ts'
import type { Bench } from '../painting/usePainting.ts'
import { t } from '../../../languages/index.ts'
import { newLayer } from '@toile/canvas/document/newLayer.ts'
import { freshId } from '../painting/freshId.ts'
import { offerRasterizing } from './offerRasterizing.ts'
import { desk, inHand } from './paintersDesk.ts'
import { handKnobs } from './handKnobs.ts'
import { paintingOn } from './paintingOn.ts'
import { strokeManner } from './strokeManner.ts'
import { type Gesture, lastPlace, type Start, type Tool } from './tool.ts'
import { type Place } from '../view/camera.ts'

/** Where the last stroke ended: with Shift the next one goes on from there in a straight line. */
let lastEnd: { painting: unknown; at: Place } | null = null

const seedOf = () => Math.floor(Math.random() * 2 ** 31)

/** Samples along a straight line, one each few pixels, in the time that a steady hand takes. */
function straight([x, y]: Place, [toX, toY]: Place, time: number): number[] {
  const steps = Math.max(2, Math.ceil(Math.hypot(toX - x, toY - y) / 4))
  return Array.from({ length: steps + 1 }, (_, i) => i / steps).flatMap((share) => [
    x + (toX - x) * share,
    y + (toY - y) * share,
    -1,
    0,
    0,
    time + share * steps * 3,
  ])
}

function orderOf({ painting }: Bench, erases: boolean): StrokeOrder {
  const held = inHand(desk.get())
  const { document } = painting.get()
  return {
    brush: held.brush,
    knobs: handKnobs(painting.get(), held),
    color: desk.get().front,
    erases,
    target: paintingOn(document),
    seed: seedOf(),
    ...(document && strokeManner(desk.get(), document)),
  }
}

/** Lays a first layer where there is none. */
function layerFor({ painting }: Bench): void {
  const { document } = painting.get()
  if (document && Object.keys(document.layers).length === 0)
    painting.change('addLayer', { layer: newLayer(freshId(), t('Layer {{number}}', { number: 1 })) })
}

function begin(start: Start, bench: Bench, erases: boolean): Gesture | null {
  const { painting } = bench
  if (paintingOn(painting.get().document) === 'layer' && offerRasterizing(painting)) return null
  layerFor(bench)
  const order = orderOf(bench, erases)
  const from = start.held.shift && lastEnd?.painting === painting ? lastEnd.at : null
  let last = start.at
  if (!erases) desk.used(order.color)
  painting.say({ say: 'begin', order })
  painting.say({ say: 'add', samples: from ? straight(from, start.at, 0) : start.samples })
  return {
    add(samples) {
      if (from) return
      last = lastPlace(samples)
      painting.say({ say: 'add', samples })
    },
    end() {
      lastEnd = { painting, at: last }
      painting.say({ say: 'end' })
    },
    cancel: () => painting.say({ say: 'cancel' }),
  }
}

/** Paints with the brush in the hand; with Shift a straight line from where the last stroke ended (requirement S3.22). */
export const brushTool: Tool = {
  id: 'brush',
  label: 'Brush',
  keys: 'b',
  Icon: IconBrush,
  cursor: 'ring',
  begin: (start, bench) => begin(start, bench, false),
}

/** Takes paint away with a brush of its own. */
export const eraserTool: Tool = {
  id: 'eraser',
  label: 'Eraser',
  keys: 'e',
  Icon: IconEraser,
  cursor: 'ring',
  begin: (start, bench) => begin(start, bench, true),
}
