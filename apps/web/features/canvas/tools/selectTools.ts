import { IconCircleDashed, IconLasso, IconMarquee2, IconPolygon, IconWand } from '@tabler/icons-react'
import type { Combination } from '@toile/canvas/selecting/combined.ts'
import type { SelectionShape } from '../painting/crafts/selectionOrder.ts'
import type { Bench } from '../painting/usePainting.ts'
import type { Place } from '../view/camera.ts'
import { desk } from './paintersDesk.ts'
import { overlay } from './overlay.ts'
import { type Held, lastPlace, type Tool } from './tool.ts'
import { turnedOf } from './turned.ts'

/** How a selection meets the one that is there: by the keys that are held, or as the bar says. */
const meets = ({ shift, alt }: Held): Combination =>
  shift && alt ? 'intersect' : shift ? 'add' : alt ? 'subtract' : desk.get().combination

const select = ({ painting }: Bench, shape: SelectionShape, how: Combination) =>
  painting.say({ say: 'select', order: { shape, how } })

/** The other corner of a square where Shift is held once the hand goes. */
function cornerTo([x, y]: Place, [toX, toY]: Place, even: boolean): Place {
  if (!even) return [toX, toY]
  const long = Math.max(Math.abs(toX - x), Math.abs(toY - y))
  return [x + Math.sign(toX - x || 1) * long, y + Math.sign(toY - y || 1) * long]
}

const rectanglePath = ([x, y]: Place, [toX, toY]: Place) => `M${x} ${y}H${toX}V${toY}H${x}Z`
const ellipsePath = ([x, y]: Place, [toX, toY]: Place) => {
  const [rx, ry] = [Math.abs(toX - x) / 2, Math.abs(toY - y) / 2]
  const [left, middle] = [Math.min(x, toX), (y + toY) / 2]
  return `M${left} ${middle}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`
}

const dragged =
  (kind: 'rectangle' | 'ellipse'): Tool['begin'] =>
  (start, bench) => {
    const how = meets(start.held)
    let to = start.at
    const pathOf = kind === 'rectangle' ? rectanglePath : ellipsePath
    return {
      add(samples, held) {
        to = cornerTo(start.at, lastPlace(samples), held.shift && !start.held.shift)
        overlay.put(pathOf(start.at, to))
      },
      end() {
        overlay.put('')
        const small = Math.abs(to[0] - start.at[0]) < 1 && Math.abs(to[1] - start.at[1]) < 1
        if (!small) select(bench, { kind, from: start.at, to }, how)
        else if (how === 'replace') select(bench, { kind: 'none' }, 'replace')
      },
      cancel: () => overlay.put(''),
    }
  }

export const rectangleTool: Tool = {
  id: 'rectangle',
  label: 'Rectangle selection',
  keys: 'm',
  Icon: IconMarquee2,
  cursor: 'crosshair',
  begin: dragged('rectangle'),
}

export const ellipseTool: Tool = {
  id: 'ellipse',
  label: 'Ellipse selection',
  keys: 'shift+m',
  Icon: IconCircleDashed,
  cursor: 'crosshair',
  begin: dragged('ellipse'),
}

const linePath = (places: readonly Place[]) => `M${places.map(([x, y]) => `${x} ${y}`).join('L')}`

export const lassoTool: Tool = {
  id: 'lasso',
  label: 'Lasso',
  keys: 'l',
  Icon: IconLasso,
  cursor: 'crosshair',
  begin(start, bench) {
    const how = meets(start.held)
    const places: Place[] = [start.at]
    return {
      add(samples) {
        places.push(lastPlace(samples))
        overlay.put(linePath(places))
      },
      end() {
        overlay.put('')
        if (places.length > 2) select(bench, { kind: 'outline', places }, how)
        else if (how === 'replace') select(bench, { kind: 'none' }, 'replace')
      },
      cancel: () => overlay.put(''),
    }
  },
}

/** Corners of a polygon that is not closed yet, and how it will meet what is selected. */
let corners: Place[] = []
let joins: Combination = 'replace'

/** Pixels of the screen within which the first corner closes a polygon. */
const near = 8

export const polygonTool: Tool = {
  id: 'polygon',
  label: 'Polygon lasso',
  keys: 'shift+l',
  Icon: IconPolygon,
  cursor: 'crosshair',
  begin(start, bench) {
    if (corners.length === 0) joins = meets(start.held)
    const [first] = corners
    const { zoom } = bench.look.get()
    const last = corners.at(-1)
    const at = (place: Place) => Math.hypot(place[0] - start.at[0], place[1] - start.at[1]) * zoom < near
    if (corners.length > 2 && ((first && at(first)) || (last && at(last)))) {
      select(bench, { kind: 'outline', places: corners }, joins)
      corners = []
      overlay.put('')
      return null
    }
    corners.push(start.at)
    overlay.put(linePath(corners))
    return {
      add(samples) {
        corners[corners.length - 1] = lastPlace(samples)
        overlay.put(linePath(corners))
      },
      end: () => undefined,
      cancel() {
        corners = []
        overlay.put('')
      },
    }
  },
}

export const wandTool: Tool = {
  id: 'wand',
  label: 'Magic wand',
  keys: 'w',
  Icon: IconWand,
  cursor: 'crosshair',
  begin(start, bench) {
    const { everywhere, ofLayer } = desk.get()
    const shape = {
      kind: 'wand',
      at: start.at,
      tolerance: turnedOf('wand', 'tolerance'),
      contiguous: !everywhere,
      layer: ofLayer,
    } as const
    select(bench, shape, meets(start.held))
    return null
  },
}
