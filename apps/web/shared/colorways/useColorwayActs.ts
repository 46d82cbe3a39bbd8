import type { Asks } from '@toile/contract/call.ts'
import { type DesignEntry, designs } from '@toile/contract/features/designs.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { lookFile } from '@toile/craft/designs/lookFile.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { useTranslation } from 'react-i18next'
import { newKey, send } from '../../shell/calls/api.ts'
import { sayRefusal } from '../../shell/calls/queries.ts'
import { exports } from '../../shell/exports/exports.ts'
import { toasts } from '../../shell/toasts/toasts.ts'
import { showEntry } from '../open/looks/useCollection.ts'

/** What is done with a look in a colourway beside wearing it: it is made a look of its own, or exported. */
export function useColorwayActs(entry: DesignEntry) {
  const { t } = useTranslation()
  return {
    async makeLook(document: Design) {
      try {
        const made = await send(designs.importDesign, { projectId: entry.projectId, document }, { key: newKey() })
        showEntry(made)
        toasts.done(t('Look {{number}} was made from it', { number: lookNumber(made) }))
      } catch (error) {
        sayRefusal(error)
      }
    },
    exportPicture: (colorway: Asks<typeof designs.exportLook>['colorway']) =>
      void exports.order(
        designs.exportLook,
        { id: entry.id, file: { scene: 'look', width: 1024 }, colorway },
        `${lookFile(entry)}-colourway.png`,
      ),
  }
}
