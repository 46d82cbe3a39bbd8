import { Outlet, useLocation, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../actions/useActions.ts'
import { usePerson } from '../session/person.ts'
import { Toasts } from '../toasts/Toasts.tsx'
import styles from './frame.module.css'
import { laterEntry } from './menu.ts'
import { Notices } from './Notices.tsx'
import { SlotProvider } from './slots.tsx'
import { TopBar } from './TopBar.tsx'
import { useFrameActions } from './useFrameActions.ts'

const IdleCountdown = lazy(async () => ({ default: (await import('./IdleCountdown.tsx')).IdleCountdown }))
const LaterNotice = lazy(async () => ({ default: (await import('../parts/LaterNotice.tsx')).LaterNotice }))
const Palette = lazy(async () => ({ default: (await import('../actions/Palette.tsx')).Palette }))
const ShortcutSheet = lazy(async () => ({ default: (await import('../actions/ShortcutSheet.tsx')).ShortcutSheet }))

/** What stands around every screen: top bar, notices, work area, messages, palette, shortcut sheet, idle countdown. */
export function Frame() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const later = laterEntry(pathname, search)
  const person = usePerson()
  const work = useRef<HTMLElement>(null)
  const [layer, setLayer] = useState<'palette' | 'keys' | null>(null)
  useFrameActions(setLayer)
  useKeys()
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
        <main id="work" ref={work} tabIndex={-1} className={styles.work}>
          <Suspense>
            {later?.later ? <LaterNotice label={later.label} says={later.later.label} /> : <Outlet />}
          </Suspense>
        </main>
      </div>
      <Toasts />
      <Suspense>
        {layer === 'palette' && <Palette onClose={() => setLayer(null)} />}
        {layer === 'keys' && <ShortcutSheet onClose={() => setLayer(null)} />}
        {person && <IdleCountdown />}
      </Suspense>
    </SlotProvider>
  )
}
