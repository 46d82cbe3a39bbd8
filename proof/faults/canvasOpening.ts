import { directionFault, type Fault } from './fault.ts'

const room = 'apps/web/features/canvas'
const back = directionFault(`${room}/results/paintedOver.test.ts`, `${room}/results`)
const opening = directionFault(`${room}/opening/withPaintLayer.test.ts`, `${room}/opening`)
const stray = directionFault('apps/web/features/detail/applied/isCutAnew.test.ts', 'apps/web/features/detail/applied')
const server = directionFault('apps/server/features/canvas/openedLooks.test.ts', 'apps/server')

/** Faults in looks opened in the canvas, and in what becomes of their paint. */
export const canvasOpeningFaults: readonly Fault[] = [
  back(
    'a garment that is gone swallows its paint',
    'paintedOver.ts',
    "const lost: PaintNote[] = gone.map((garment) => ({ kind: 'gone', garment, paint: '' }))",
    'const lost: PaintNote[] = []',
    'is said',
  ),
  back(
    'paint of before stays where the canvas has none any more',
    'paintedOver.ts',
    'const paint = kept.get(id) ?? []',
    'const paint = kept.get(id)\n    if (!paint) continue',
    'in the place of',
  ),
  opening(
    'a look is painted on its own layers first',
    'withPaintLayer.ts',
    'active: layer.id,',
    '',
    'painted on first',
  ),
  stray(
    'paint is looked after whatever changes',
    'isCutAnew.ts',
    'isPainted(worn) && !sameContent',
    'isPainted(worn) || !sameContent',
    'cut otherwise',
  ),
  server(
    'a painting forgets the look that it was opened of',
    'features/canvas/makeCanvas.ts',
    'opened: origin.opened',
    'opened: undefined',
    'as it was then',
  ),
  server(
    'lists carry whole looks',
    'features/canvas/canvasEntry.ts',
    'origin: painting.origin && { kind: painting.origin.kind, id: painting.origin.id },',
    'origin: painting.origin,',
    'as it was then',
  ),
]
