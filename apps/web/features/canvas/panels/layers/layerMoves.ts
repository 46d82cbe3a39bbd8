import { newLayer } from '@toile/canvas/document/newLayer.ts'
import { t } from '../../../../languages/index.ts'
import { toasts } from '../../../../shell/toasts/toasts.ts'
import type { Painting } from '../../painting/openPainting.ts'
import { freshId } from '../../painting/freshId.ts'

/** Fewer full layers than this that still fit are told before they are made. */
const few = 3

/** What is done with the layers that are chosen, or with one that is named, or else with the one that is worked on. */
export function layerMoves(painting: Painting, chosen: readonly string[], own?: string) {
  const now = () => painting.get().document
  const ids = (): readonly string[] => {
    const document = now()
    if (!document) return []
    if (own !== undefined) return [own]
    const there = chosen.filter((id) => document.layers[id])
    return there.length > 0 && there.includes(document.active) ? there : document.active ? [document.active] : []
  }
  return {
    add() {
      const document = now()
      if (!document) return
      const { fits } = painting.get().memory
      if (fits < few)
        toasts.warn(t('Room for {{count}} more full layers is left; merge some before it is used up.', { count: fits }))
      const count = Object.values(document.layers).filter(({ kind }) => kind === 'raster').length
      painting.change('addLayer', { layer: newLayer(freshId(), t('Layer {{number}}', { number: count + 1 })) })
    },
    group: () => painting.say({ say: 'group', ids: ids(), name: t('Group') }),
    duplicate: () => painting.say({ say: 'duplicate', ids: ids() }),
    mergeDown: () => painting.say({ say: 'merge', how: 'down', ids: ids() }),
    mergeVisible: () => painting.say({ say: 'merge', how: 'visible', ids: [] }),
    flatten: () => painting.say({ say: 'merge', how: 'flat', ids: [] }),
    remove() {
      const document = now()
      const gone = ids()
      if (!document || gone.length === 0) return
      painting.change('removeLayers', { ids: [...gone] })
      const [first = ''] = gone
      const text =
        gone.length === 1
          ? t('{{name}} is deleted', { name: document.layers[first]?.name ?? '' })
          : t('{{count}} layers are deleted', { count: gone.length })
      toasts.done(text, { label: t('Undo'), run: () => painting.say({ say: 'undo' }) })
    },
  }
}
