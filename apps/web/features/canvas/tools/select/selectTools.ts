import { IconCircleDashed, IconLasso, IconMarquee2, IconPolygon, IconWand } from '@tabler/icons-react'
import type { Place } from '../../view/camera.ts'
import { sampleLength } from '../../input/samplesOf.ts'
import { desk } from '../paintersDesk.ts'
import { overlay } from '../overlay.ts'
import { lastPlace, type Tool } from '../tool.ts'
import { turnedOf } from '../turned.ts'
import { boxBetween } from './boxBetween.ts'
import { meets, select } from './meets.ts'
import { polygon } from './polygon.ts'

const rectanglePath = ([x, y]: Place, [toX, toY]: Place) => `M${x} ${y}H${toX}V${toY}H${x}Z`
const ellipsePath = ([x, y]: Place, [toX, toY]: Place) => {
  const [rx, ry] = [Math.abs(toX - x) / 2, Math.abs(toY - y) / 2]
  const [left, middle] = [Math.min(x, toX), (y + toY) / 2]
  return `M${left} ${middle}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`
}

/** Keys that are pressed on the way make a box as wide as tall, or draw it about its middle. */
const dragged =
  (kind: 'rectangle' | 'ellipse'): Tool['begin'] =>
  (start, bench) => {
    const how = meets(start.held)
    let [from, to] = boxBetween(start.at, start.at, false, false)
    const pathOf = kind === 'rectangle' ? rectanglePath : ellipsePath
    return {
      add(samples, { shift, alt }) {
        const { held } = start
        ;[from, to] = boxBetween(start.at, lastPlace(samples), shift && !held.shift, alt && !held.alt)
        overlay.put(pathOf(from, to))
      },
      end() {
        overlay.put('')
        if (from[0] !== to[0] && from[1] !== to[1]) select(bench, { kind, from, to }, how)
        else if (how === 'replace') select(bench, { kind: 'none' }, how)
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
  ownsAlt: true,
  begin: dragged('rectangle'),
}

export const ellipseTool: Tool = {
  id: 'ellipse',
  label: 'Ellipse selection',
  keys: 'shift+m',
  Icon: IconCircleDashed,
  cursor: 'crosshair',
  ownsAlt: true,
  begin: dragged('ellipse'),
}

const linePath = (places: readonly Place[]) => `M${places.map(([x, y]) => `${x} ${y}`).join('L')}`

export const lassoTool: Tool = {
  id: 'lasso',
  label: 'Lasso',
  keys: 'l',
  Icon: IconLasso,
  cursor: 'crosshair',
  ownsAlt: true,
  begin(start, bench) {
    const how = meets(start.held)
    const places: Place[] = [start.at]
    return {
      add(samples) {
        for (let i = 0; i < samples.length; i += sampleLength) places.push([samples[i] ?? 0, samples[i + 1] ?? 0])
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

export const polygonTool: Tool = {
  id: 'polygon',
  label: 'Polygon lasso',
  keys: 'shift+l',
  Icon: IconPolygon,
  cursor: 'crosshair',
  ownsAlt: true,
  begin({ at, held }, bench) {
    if (polygon.press(at, held, bench)) return null
    return {
      add: (samples) => polygon.drag(lastPlace(samples)),
      end: () => undefined,
      cancel: () => polygon.drop(),
    }
  },
}

export const wandTool: Tool = {
  id: 'wand',
  label: 'Magic wand',
  keys: 'w',
  Icon: IconWand,
  cursor: 'crosshair',
  ownsAlt: true,
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
