import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { LeaveButton } from './LeaveButton.tsx'
import styles from './large.module.css'
import { nearestSnap, type Snap, snapAfterTap, snapBeside, snaps } from './snaps.ts'

interface InspectorSheetProps {
  /** Already translated. */
  name: string
  /** One line that stays in sight at every height. */
  head: ReactNode
  snap: Snap
  onSnap: (snap: Snap) => void
  children: ReactNode
}

/** The inspector of a narrow screen: a sheet over the foot of the look at one of three heights, dragged, tapped or led by buttons; the picture takes the rest. */
export function InspectorSheet({ name, head, snap, onSnap, children }: InspectorSheetProps) {
  const { t } = useTranslation()
  const sheet = useRef<HTMLElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const drag = useRef<{ y: number; share: number; moved: boolean } | null>(null)
  const share = dragged ?? snaps[snap]
  const all = () => sheet.current?.parentElement?.clientHeight ?? 1
  const move = ({ clientY }: PointerEvent) => {
    const from = drag.current
    if (!from) return
    from.moved ||= Math.abs(clientY - from.y) >= 4
    if (from.moved) setDragged(Math.max(snaps[0], Math.min(snaps[2], from.share + (from.y - clientY) / all())))
  }
  const end = () => {
    const from = drag.current
    drag.current = null
    setDragged(null)
    if (from) onSnap(from.moved ? nearestSnap(share) : snapAfterTap(snap))
  }
  const press = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null
    if (!way) return
    event.preventDefault()
    onSnap(snapBeside(snap, way))
  }
  return (
    <section
      ref={sheet}
      className={styles.sheet}
      aria-label={name}
      style={{ height: `${Math.round(share * 1000) / 10}%` }}
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
          drag.current = { y: event.clientY, share, moved: false }
        }}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => {
          drag.current = null
          setDragged(null)
        }}
        // The sheet moves under the finger: what would be clicked is no longer what was touched.
        onTouchEnd={(event) => event.preventDefault()}
      />
      <div className={styles.bar}>
        {head}
        <IconButton name={t('Lower the sheet')} disabled={snap === 0} onClick={() => onSnap(snapBeside(snap, -1))}>
          <IconChevronDown size={19} stroke={1.5} />
        </IconButton>
        <IconButton name={t('Raise the sheet')} disabled={snap === 2} onClick={() => onSnap(snapBeside(snap, 1))}>
          <IconChevronUp size={19} stroke={1.5} />
        </IconButton>
        <LeaveButton />
      </div>
      {children}
    </section>
  )
}
