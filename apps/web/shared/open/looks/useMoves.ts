import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { useTranslation } from 'react-i18next'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { moveTo } from './useCollection.ts'

/** Likes, unlikes, deletes and restores: shown at once, kept while the server is away, taken back with a reason when it refuses (requirement S4.03). */
export function useMoves() {
  const { t } = useTranslation()
  const deleted = (entry: DesignEntry) => t('Look {{number}} was deleted', { number: lookNumber(entry) })
  return {
    toggleLike: (entry: DesignEntry) => void moveTo(entry, entry.state === 'liked' ? 'draft' : 'liked'),
    restore: (entry: DesignEntry) => {
      toasts.withdraw(deleted(entry))
      void moveTo(entry, 'draft')
    },
    remove: async (entry: DesignEntry) => {
      if (!(await moveTo(entry, 'deleted'))) return
      toasts.done(deleted(entry), {
        label: t('Undo'),
        run: () => void moveTo({ ...entry, state: 'deleted' }, entry.state),
      })
    },
  }
}
