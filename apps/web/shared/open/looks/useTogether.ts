import type { Design } from '@toile/craft/designs/design.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { changeLooks, type Together, takeBackTogether } from './changeLooks.ts'
import { forgetTogether, recallTogether, rememberTogether, useLastTogether } from './lastTogether.ts'

/** Changes several looks of a project by one act, says so, and offers to take it back everywhere, at once and also after a reload. */
export function useTogether(projectId: string) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const last = useLastTogether(projectId)
  /** Whether it went through; what is refused is said. */
  const attempt = async (act: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    try {
      await act()
      return true
    } catch (error) {
      sayRefusal(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  const takeBack = (together: Together) =>
    attempt(async () => {
      await takeBackTogether(together)
      forgetTogether(projectId)
      toasts.done(t('Taken back in looks: {{number}}', { number: together.looks.length }))
    })
  return {
    busy,
    last,
    takeBackLast: () => attempt(async () => void (last && (await takeBack(await recallTogether(projectId, last))))),
    /** Whether the looks were changed. */
    change: (ids: readonly string[], edit: (design: Design, id: string) => Design) =>
      attempt(async () => {
        const together = await changeLooks(projectId, ids, edit)
        if (together.looks.length === 0) return
        rememberTogether(together)
        toasts.done(t('Looks changed: {{number}}', { number: together.looks.length }), {
          label: t('Undo'),
          run: () => void takeBack(together),
        })
      }),
  }
}
