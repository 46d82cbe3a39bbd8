import { type DesignEntry, designs } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { varyDesign } from '@toile/craft/designs/varyDesign.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey, send } from '../../shell/calls/api.ts'
import { sayRefusal } from '../../shell/calls/queries.ts'
import { toasts } from '../../shell/toasts/toasts.ts'
import { usePlace } from '../../shared/open/looks/place.ts'
import { showEntry } from '../../shared/open/looks/useCollection.ts'
import type { OpenLook } from '../../shared/open/looks/openLooks.ts'

/** Makes another look from the open one in one step: the same garments, coloured and cut a little otherwise (look.md C19). */
export function useVariation(look: OpenLook, { projectId }: Pick<DesignEntry, 'projectId'>, { boards }: Project) {
  const { t } = useTranslation()
  const place = usePlace()
  const [busy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    try {
      const seed = crypto.getRandomValues(new Uint32Array(1))[0]!
      const document = varyDesign(
        look.document.get(),
        boards.color.map(({ color }) => color),
        seed,
      )
      const entry = await send(designs.importDesign, { projectId, document }, { key: newKey() })
      showEntry(entry)
      place.go({ look: entry.id })
      toasts.done(t('Look {{number}} was made from it', { number: lookNumber(entry) }))
    } catch (error) {
      sayRefusal(error)
    }
    setBusy(false)
  }
  return { busy, make: () => void make() }
}
