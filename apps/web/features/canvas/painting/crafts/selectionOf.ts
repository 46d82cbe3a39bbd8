import { isTiled } from '@toile/canvas/document/layer.ts'
import { bordered } from '@toile/canvas/selecting/bordered.ts'
import { combined } from '@toile/canvas/selecting/combined.ts'
import { feathered } from '@toile/canvas/selecting/feathered.ts'
import { grown } from '@toile/canvas/selecting/grown.ts'
import { inverted } from '@toile/canvas/selecting/inverted.ts'
import { selectAlpha } from '@toile/canvas/selecting/selectAlpha.ts'
import { selectColors } from '@toile/canvas/selecting/selectColors.ts'
import { selectEllipse } from '@toile/canvas/selecting/selectEllipse.ts'
import { isNothing, selectAll, selectNothing } from '@toile/canvas/selecting/selectNothing.ts'
import { selectOutlines } from '@toile/canvas/selecting/selectOutlines.ts'
import { selectRectangle } from '@toile/canvas/selecting/selectRectangle.ts'
import { selectWand } from '@toile/canvas/selecting/selectWand.ts'
import type { Session } from '@toile/canvas/session/openSession.ts'
import type { Selection } from '@toile/canvas/tiles/selection.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { SelectionOrder, SelectionShape } from './selectionOrder.ts'
import { wholePicture } from './wholePicture.ts'

function shapeOf(session: Session, shape: SelectionShape): Selection {
  const { width, height, active, layers } = session.document.get()
  switch (shape.kind) {
    case 'rectangle':
      return selectRectangle(width, height, shape.from, shape.to)
    case 'ellipse':
      return selectEllipse(width, height, shape.from, shape.to)
    case 'outline':
      return selectOutlines(width, height, [shape.places.map(([x, y]) => [x, y])])
    case 'wand': {
      const [x, y] = [Math.floor(shape.at[0]), Math.floor(shape.at[1])]
      if (x < 0 || y < 0 || x >= width || y >= height) return selectNothing(width, height)
      return selectWand(wholePicture(session, shape.layer ? active : undefined), width, height, [x, y], shape)
    }
    case 'colors':
      return selectColors(wholePicture(session), width, height, [shape.color], shape.fuzziness)
    case 'alpha': {
      const layer = layers[active]
      if (!layer || !isTiled(layer)) throw refuse('layerWithoutPaint')
      return selectAlpha(width, height, (key) => session.tiles.get(layer.tiles[key]))
    }
    default:
      return selectAll(width, height)
  }
}

/** What is selected once an order is done; nothing where all of the sheet is worked on again. */
export function selectionOf(session: Session, now: Selection | null, { shape, how }: SelectionOrder): Selection | null {
  const { width, height } = session.document.get()
  if (shape.kind === 'none') return null
  if (shape.kind === 'inverse') return inverted(now ?? selectNothing(width, height))
  if (shape.kind === 'grow' || shape.kind === 'feather' || shape.kind === 'border') {
    if (!now) return null
    return shape.kind === 'grow'
      ? grown(now, shape.by)
      : shape.kind === 'feather'
        ? feathered(now, shape.by)
        : bordered(now, shape.by)
  }
  const made = shapeOf(session, shape)
  const next = how === 'replace' ? made : combined(now ?? selectNothing(width, height), made, how)
  return isNothing(next) ? null : next
}
