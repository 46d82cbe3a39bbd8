import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallRefused } from '@toile/contract/answer.ts'
import { refresh } from '../../../shell/calls/useCall.ts'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { canvas } from '@toile/contract/features/canvas.ts'

/** How far something that is opened has come: what is being done, and the share of it where that is known. */
export interface Stage {
  doing: 'parting' | 'sending'
  share: number | null
}

/** Opens something as a painting and tells how far it is; what cannot be opened is said, and may be tried again. */
export function useOpening(onMade: (id: string) => void) {
  const { t } = useTranslation()
  const [stage, setStage] = useState<Stage | null>(null)
  const open = async (make: (tell: (stage: Stage) => void) => Promise<string>) => {
    setStage({ doing: 'parting', share: null })
    try {
      const id = await make(setStage)
      void refresh(canvas.list)
      onMade(id)
    } catch (error) {
      setStage(null)
      if (error instanceof CallRefused) sayRefusal(error)
      else toasts.fail(t('It could not be opened. Try again.'))
    }
  }
  return { stage, open }
}
