import { Outlet, useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../actions/useActions.ts'
import { useFocusReturn } from '../focus/useFocusReturn.ts'
import { usePerson } from '../session/person.ts'
import { ToastStack } from './ToastStack.tsx'
import styles from './frame.module.css'
import { Notices } from './Notices.tsx'
import { SlotProvider } from './slots.tsx'
import { TopBar } from './TopBar.tsx'
import { type FrameLayer, useFrameActions } from './useFrameActions.ts'
import { lazyPart } from '../lazyPart.ts'

const IdleCountdown = lazyPart('frame', async () => (await import('./IdleCountdown.tsx')).IdleCountdown)
const Palette = lazyPart('frame', async () => (await import('./Palette.tsx')).Palette)
const SignOutQuestion = lazyPart('frame', async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion)
const ShortcutSheet = lazyPart('frame', async () => (await import('./ShortcutSheet.tsx')).ShortcutSheet)

/** What stands around every screen: top bar, notices, work area, messages, palette, shortcut sheet, idle countdown. */
export function Frame() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const person = usePerson()
  const work = useRef<HTMLElement>(null)
  const [layer, setLayer] = useState<FrameLayer | null>(null)
  useFrameActions(setLayer)
  useKeys()
  useFocusReturn(work)
  useEffect(() => {
    work.current?.scrollTo({ top: 0 })
    if (document.activeElement === document.body) work.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <SlotProvider>
      <div className={styles.frame}>
        <a
          className={styles.skip}
          href="#work"
          onClick={(event) => {
            event.preventDefault()
            work.current?.focus()
          }}
        >
          {t('Skip to the work area')}
        </a>
        <TopBar onPalette={() => setLayer('palette')} />
        <Notices />
        <ToastStack />
        <main id="work" ref={work} tabIndex={-1} className={styles.work}>
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <Suspense>
        {layer === 'palette' && <Palette onClose={() => setLayer(null)} />}
        {layer === 'keys' && <ShortcutSheet onClose={() => setLayer(null)} />}
        {layer === 'signOut' && <SignOutQuestion onClose={() => setLayer(null)} />}
        {person && !person.visitor && <IdleCountdown />}
      </Suspense>
    </SlotProvider>
  )
}
