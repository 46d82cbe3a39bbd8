import type { Design } from '@toile/craft/designs/design.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { changeLooks, type Together, takeBackTogether } from './changeLooks.ts'

/** Changes several looks of a project by one act, says so, and offers to take it back everywhere. */
export function useTogether(projectId: string) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const takeBack = async (together: Together) => {
    try {
      await takeBackTogether(together)
    } catch (error) {
      sayRefusal(error)
    }
  }
  /** Whether the looks were changed. */
  const change = async (ids: readonly string[], edit: (design: Design, id: string) => Design): Promise<boolean> => {
    setBusy(true)
    try {
      const together = await changeLooks(projectId, ids, edit)
      const count = together.looks.length
      if (count > 0)
        toasts.done(t('Looks changed: {{number}}', { number: count }), {
          label: t('Undo'),
          run: () => void takeBack(together),
        })
      return true
    } catch (error) {
      sayRefusal(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, change }
}
