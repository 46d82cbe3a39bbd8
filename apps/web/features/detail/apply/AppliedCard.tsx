import type { Design } from '@toile/craft/designs/design.ts'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { Tick } from '../redesign/Tick.tsx'
import styles from '../redesign/redesign.module.css'

interface AppliedCardProps {
  /** Already translated. */
  name: string
  before: Design
  after: Design
  chosen: boolean
  onChoose: (on: boolean) => void
}

/** A look as it is and as it would become, chosen by a press. */
export function AppliedCard({ name, before, after, chosen, onChoose }: AppliedCardProps) {
  const { t } = useTranslation()
  return (
    <li>
      <button type="button" aria-label={name} aria-pressed={chosen} onClick={() => onChoose(!chosen)}>
        <span className={styles.pair}>
          {[
            { design: before, when: t('Now') },
            { design: after, when: t('After') },
          ].map(({ design, when }) => (
            <span key={when}>
              <Thumb order={{ kind: 'look', design, width: 130, height: 195 }} className={styles.thumb} />
              <span className={styles.name}>{when}</span>
            </span>
          ))}
        </span>
        <span className={styles.name}>{name}</span>
        {chosen && <Tick />}
      </button>
    </li>
  )
}
