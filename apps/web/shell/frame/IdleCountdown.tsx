import { Button } from '@mantine/core'
import { limits } from '@toile/rules/limits.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIdleTimer } from 'react-idle-timer'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../parts/Dialog.tsx'
import { signOut } from '../session/signOut.ts'

/** After half an hour without a touch, counts down to signing out, in every tab at once (requirement S4.16). */
export function IdleCountdown() {
  const { t } = useTranslation()
  const [left, setLeft] = useState<number | null>(null)
  const timer = useIdleTimer({
    timeout: limits.idleBeforeWarning + limits.idleCountdown,
    promptBeforeIdle: limits.idleCountdown,
    crossTab: true,
    syncTimers: 200,
    throttle: 500,
    onPrompt: () => setLeft(limits.idleCountdown / 1000),
    onActive: () => setLeft(null),
    onIdle: () => void signOut('idle'),
  })
  const counting = left !== null
  const tick = useEffectEvent(() => setLeft(Math.ceil(timer.getRemainingTime() / 1000)))
  useEffect(() => {
    if (!counting) return
    const clock = setInterval(() => tick(), 250)
    return () => clearInterval(clock)
  }, [counting])
  const stay = () => {
    timer.activate()
    setLeft(null)
  }
  return (
    <Dialog opened={counting} title={t('Are you still there?')} size="small" onClose={stay}>
      <p role="timer" aria-live="off">
        {t('You will be signed out in {{time}}. Your work is saved.', {
          time: t('{{count}} seconds', { count: left ?? 0 }),
        })}
      </p>
      <Button fullWidth size="lg" mt="md" onClick={stay} data-autofocus>
        {t('Stay signed in')}
      </Button>
    </Dialog>
  )
}
