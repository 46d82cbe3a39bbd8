import { bordered } from '@toile/canvas/selecting/bordered.ts'
import { combined } from '@toile/canvas/selecting/combined.ts'
import { feathered } from '@toile/canvas/selecting/feathered.ts'
import { grown } from '@toile/canvas/selecting/grown.ts'
import { inverted } from '@toile/canvas/selecting/inverted.ts'
import { selectAlpha } from '@toile/canvas/selecting/selectAlpha.ts'
import { selectBrush } from '@toile/canvas/selecting/selectBrush.ts'
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
  const now = session.document.get()
  const { width, height, active, layers } = now
  const isOn = ([x, y]: readonly [number, number]) => x >= 0 && y >= 0 && x < width && y < height
  switch (shape.kind) {
    case 'rectangle':
      return selectRectangle(width, height, shape.from, shape.to)
    case 'ellipse':
      return selectEllipse(width, height, shape.from, shape.to)
    case 'outline':
      return selectOutlines(width, height, [shape.places.map(([x, y]) => [x, y])])
    case 'wand': {
      const [x, y] = [Math.floor(shape.at[0]), Math.floor(shape.at[1])]
      if (!isOn([x, y])) return selectNothing(width, height)
      return selectWand(wholePicture(session, shape.layer ? active : undefined), width, height, [x, y], shape)
    }
    case 'colors': {
      const [x, y] = [Math.floor(shape.at[0]), Math.floor(shape.at[1])]
      if (!isOn([x, y])) return selectNothing(width, height)
      const layer = shape.layer ? active : undefined
      const [red, green, blue] = session.colorAt(x, y, layer)
      return selectColors(wholePicture(session, layer), width, height, [[red, green, blue]], shape.fuzziness)
    }
    case 'brush':
      return selectBrush(width, height, shape.places, shape.hardness)
    case 'alpha': {
      const layer = layers[shape.id ?? active]
      if (!layer) throw refuse('layerMissing')
      return selectAlpha(width, height, (key) => session.painter.layerPicture(now, layer.id, key))
    }
    default:
      return selectAll(width, height)
  }
}

/** What is selected once an order is done; nothing where all of the sheet is worked on again. */
export function selectionOf(
  session: Session,
  now: Selection | null,
  earlier: Selection | null,
  { shape, how, feather = 0 }: SelectionOrder,
): Selection | null {
  const { width, height } = session.document.get()
  if (shape.kind === 'none') return null
  if (shape.kind === 'again') return earlier
  if (shape.kind === 'inverse') return some(inverted(now ?? selectNothing(width, height)))
  if (shape.kind === 'grow' || shape.kind === 'feather' || shape.kind === 'border') {
    if (!now) return null
    if (shape.kind === 'grow') return some(grown(now, shape.by))
    return some(shape.kind === 'feather' ? feathered(now, shape.by) : bordered(now, shape.by))
  }
  const made = feathered(shapeOf(session, shape), feather)
  if (how === 'replace') return some(made)
  // Without a selection all is worked on: what is taken away or shared is taken from all.
  const there = now ?? (how === 'add' ? selectNothing(width, height) : selectAll(width, height))
  return some(combined(there, made, how))
}

/** A selection that holds something; refused where it holds nothing. */
function some(selection: Selection): Selection {
  if (isNothing(selection)) throw refuse('nothingSelected')
  return selection
}
