import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'

/** Orders looks that are drawn on the server, and says so; what is refused is said and the dialog stays. */
export function useOrdered(onDone: () => void) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const order = async (count: number, send: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await send()
      toasts.done(t('Looks being drawn: {{number}}', { number: count }))
      onDone()
    } catch (error) {
      sayRefusal(error)
    }
    setBusy(false)
  }
  return { busy, order }
}
