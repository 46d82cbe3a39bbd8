import { elements } from '@toile/contract/features/elements.ts'
import { library } from '@toile/contract/features/library.ts'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../../shell/calls/useCall.ts'
import { toasts } from '../../../../shell/toasts/toasts.ts'
import type { SavedMotion } from './useSavedMotions.ts'

const old = { makesOld: [elements.list, elements.open, library.listItems] }

/** Renames motions of the library, and puts them into its bin, from which the toast brings them back. */
export function useMotionMoves() {
  const { t } = useTranslation()
  const rename = useSend(library.renameItem, old)
  const restore = useSend(library.restoreItems, old)
  const remove = useSend(library.deleteItems, old)
  return {
    rename: ({ entry }: SavedMotion, name: string) => rename.send({ id: entry, name }),
    async remove({ entry, name }: SavedMotion) {
      const gone = await remove.sendAsync({ ids: [entry] }).catch(() => null)
      if (!gone) return
      toasts.done(t('{{name}} was deleted', { name }), {
        label: t('Undo'),
        run: () => restore.send({ ids: [entry] }),
      })
    },
  }
}
