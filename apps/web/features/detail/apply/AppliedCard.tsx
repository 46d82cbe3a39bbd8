import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { useTranslation } from 'react-i18next'
import { SeenThumb } from '../../../shared/drawing/SeenThumb.tsx'
import { KnownLook } from '../redesign/KnownLook.tsx'
import { Tick } from '../redesign/Tick.tsx'
import styles from '../redesign/redesign.module.css'
import { judged } from './isSeenOtherwise.ts'

interface AppliedCardProps {
  /** Already translated. */
  name: string
  entry: DesignEntry
  after: Design
  chosen: boolean
  onChoose: (on: boolean) => void
  onState: (drawn: boolean | null) => void
}

/** A look as it is and as it would become, chosen by a press. */
export function AppliedCard({ name, entry, after, chosen, onChoose, onState }: AppliedCardProps) {
  const { t } = useTranslation()
  return (
    <li>
      <button type="button" className={styles.choice} aria-pressed={chosen} onClick={() => onChoose(!chosen)}>
        <span className={styles.pair}>
          <span>
            <KnownLook entry={entry} sizes="9rem" />
            <span className={styles.name}>{t('Now')}</span>
          </span>
          <span>
            <SeenThumb design={after} {...judged} ghost={entry.pictures?.small} onState={onState} />
            <span className={styles.name}>{t('After')}</span>
          </span>
        </span>
        <span className={styles.name}>{name}</span>
        {chosen && <Tick />}
      </button>
    </li>
  )
}
