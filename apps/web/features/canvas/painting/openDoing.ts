import { canvasChanges } from '@toile/canvas/document/canvasChanges.ts'
import type { Craft, Hand } from './crafts/craft.ts'
import { openAdjusting } from './crafts/openAdjusting.ts'
import { openClipping } from './crafts/openClipping.ts'
import { clearSelected, fill, fillAll, layGradient } from './crafts/fills.ts'
import { openTransforming } from './crafts/openTransforming.ts'
import type { BegunTransform } from './crafts/transformOrder.ts'
import { openLiquifying } from './crafts/openLiquifying.ts'
import { putText } from './crafts/putText.ts'
import { selectionOf } from './crafts/selectionOf.ts'
import { goTo } from './goTo.ts'
import { adjust, duplicate, group, mask, merge } from './doneWithLayers.ts'
import { orderOf } from './orderOf.ts'
import type { Trying } from './openTrying.ts'
import type { Said } from './said.ts'

/** What is done at the desk. */
export interface Doing {
  /** Does what the page says; gives what the hand holds then, where it begins to draw. */
  hear(said: Said): Hand | null
  /** The painting changed. */
  changed(): void
  beginTransform(ids: readonly string[]): BegunTransform
  /** Whether something is tried that is not kept yet. */
  isBusy(): boolean
}

/** Opens what is done at the desk: each thing that the page says. */
export function openDoing(craft: Craft, trying: Trying): Doing {
  const { session } = craft
  const { document } = session
  const liquifying = openLiquifying(craft)
  const clipping = openClipping(craft)
  const adjusting = openAdjusting(craft)
  const transforming = openTransforming(craft, trying)

  /** Ends what is tried before something else is done: an adjustment is dropped, a move laid down; an undo takes either back and asks for no more. */
  function settle({ say }: Said): boolean {
    if (say === 'endTrial' || say === 'tryAdjustment' || say === 'transform') return false
    if (!adjusting.isBusy() && !transforming.isBusy()) return false
    adjusting.drop()
    if (say === 'undo') transforming.drop()
    else transforming.settle()
    return say === 'undo'
  }
  function hear(said: Said): Hand | null {
    if (settle(said)) return null
    switch (said.say) {
      case 'begin':
        return session.startStroke(orderOf(said.order, craft.selection() ?? undefined))
      case 'liquify':
        return liquifying.begin(said.tool)
      case 'resetLiquify':
        liquifying.reset()
        break
      case 'select':
        craft.select(selectionOf(session, craft.selection(), craft.earlier(), said.order))
        break
      case 'text':
        putText(craft, said.order)
        break
      case 'fill':
        fill(craft, said.order)
        break
      case 'fillAll':
        fillAll(craft, said.color, said.on)
        break
      case 'gradient':
        layGradient(craft, said.order)
        break
      case 'clear':
        clearSelected(craft, said.on)
        break
      case 'clip':
        clipping(said.order)
        break
      case 'thaw':
        liquifying.thaw()
        break
      case 'transform':
        transforming.hear(said.order)
        break
      case 'tryAdjustment':
        adjusting.show(said.adjustment)
        break
      case 'endTrial':
        if (said.keeps) adjusting.keep()
        else adjusting.drop()
        if (!said.keeps) transforming.drop()
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
  return {
    hear,
    changed() {
      liquifying.changed()
      adjusting.changed()
    },
    beginTransform(ids) {
      adjusting.drop()
      transforming.settle()
      return transforming.begin(ids)
    },
    isBusy: () => adjusting.isBusy() || transforming.isBusy(),
  }
}
