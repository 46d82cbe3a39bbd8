import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './large.module.css'
import { nearestSnap, snaps } from './snaps.ts'

/** The inspector beside the look; on a narrow screen a sheet over its foot that stands at one of three heights, so that the picture stays in sight. */
export function InspectorSheet({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation()
  const sheet = useRef<HTMLElement>(null)
  const [share, setShare] = useState<number>(snaps[1])
  const drag = useRef<{ y: number; share: number } | null>(null)
  const all = () => sheet.current?.parentElement?.clientHeight ?? 1
  const move = ({ clientY }: PointerEvent) => {
    if (!drag.current) return
    setShare(Math.max(snaps[0], Math.min(snaps[2], drag.current.share + (drag.current.y - clientY) / all())))
  }
  const end = ({ clientY }: PointerEvent) => {
    const from = drag.current
    drag.current = null
    if (!from) return
    const clicked = Math.abs(clientY - from.y) < 4
    const at = snaps.findIndex((snap) => snap === nearestSnap(from.share))
    setShare((now) => (clicked ? (snaps[(at + 1) % snaps.length] ?? now) : nearestSnap(now)))
  }
  const press = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (!way) return
    event.preventDefault()
    setShare((now) => snaps[snaps.findIndex((snap) => snap === nearestSnap(now)) + way] ?? now)
  }
  return (
    <section
      ref={sheet}
      className={styles.inspector}
      aria-label={name}
      style={{ ['--share' as string]: `${Math.round(share * 1000) / 10}%` }}
    >
      <div
        className={styles.grip}
        role="slider"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={t('Height of the sheet')}
        aria-valuemin={Math.round(snaps[0] * 100)}
        aria-valuemax={Math.round(snaps[2] * 100)}
        aria-valuenow={Math.round(share * 100)}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          drag.current = { y: event.clientY, share }
        }}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => (drag.current = null)}
        // The sheet moves under the finger: what would be clicked is no longer what was touched.
        onTouchEnd={(event) => event.preventDefault()}
      />
      <div className={styles.inspected}>{children}</div>
    </section>
  )
}
