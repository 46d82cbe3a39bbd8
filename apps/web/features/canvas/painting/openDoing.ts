import { canvasChanges } from '@toile/canvas/document/canvasChanges.ts'
import type { Craft, Hand } from './crafts/craft.ts'
import { clearSelected, fill, fillAll, layGradient } from './crafts/fills.ts'
import { openLiquifying } from './crafts/openLiquifying.ts'
import { openTransforming } from './crafts/openTransforming.ts'
import { putText } from './crafts/putText.ts'
import { selectionOf } from './crafts/selectionOf.ts'
import { goTo } from './goTo.ts'
import { adjust, duplicate, group, mask, merge } from './doneWithLayers.ts'
import { orderOf } from './orderOf.ts'
import type { Said } from './said.ts'

/** Opens what is done at the desk: each thing that the page says, with what the hand holds then where it begins to draw. */
export function openDoing(craft: Craft): (said: Said) => Hand | null {
  const { session } = craft
  const { document } = session
  const liquifying = openLiquifying(craft)
  const transforming = openTransforming(craft)
  return (said) => {
    // Whatever else is done, what is lifted is laid down first.
    if (transforming.isOpen() && said.say !== 'place' && said.say !== 'transform') transforming.apply()
    switch (said.say) {
      case 'begin':
        return session.startStroke(orderOf(said.order, craft.selection() ?? undefined))
      case 'liquify':
        return liquifying.begin(said.tool)
      case 'resetLiquify':
        liquifying.reset()
        break
      case 'select':
        craft.select(selectionOf(session, craft.selection(), said.order))
        break
      case 'transform':
        transforming[said.does]()
        break
      case 'place':
        transforming.set(said.matrix)
        break
      case 'text':
        putText(craft, said.order)
        break
      case 'fill':
        fill(craft, said.order)
        break
      case 'fillAll':
        fillAll(craft, said.color)
        break
      case 'gradient':
        layGradient(craft, said.order)
        break
      case 'clear':
        clearSelected(craft)
        break
      case 'change': {
        const change = canvasChanges.find(({ id }) => id === said.id)
        if (change) document.change(change, change.takes.parse(said.given), { merge: said.drag })
        break
      }
      case 'group':
        group(session, said.ids, said.name)
        break
      case 'duplicate':
        duplicate(session, said.ids)
        break
      case 'merge':
        merge(session, said.how, said.ids)
        break
      case 'mask':
        mask(session, said.id, said.from, craft.selection())
        break
      case 'adjust':
        adjust(session, said.id, said.name)
        break
      case 'frame':
        session.frame(said.box)
        break
      case 'goTo':
        goTo(document, said.step)
        break
      case 'undo':
        document.undo()
        break
      case 'redo':
        document.redo()
        break
    }
    return null
  }
}
