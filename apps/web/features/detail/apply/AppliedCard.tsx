import type { Design } from '@toile/craft/designs/design.ts'
import { useTranslation } from 'react-i18next'
import { SeenThumb } from '../../../shared/drawing/SeenThumb.tsx'
import { Tick } from '../redesign/Tick.tsx'
import styles from '../redesign/redesign.module.css'

interface AppliedCardProps {
  /** Already translated. */
  name: string
  before: Design
  after: Design
  chosen: boolean
  ghost: string | null | undefined
  onChoose: (on: boolean) => void
  onState: (when: 'now' | 'after', drawn: boolean | null) => void
}

/** A look as it is and as it would become, chosen by a press. */
export function AppliedCard({ name, before, after, chosen, ghost, onChoose, onState }: AppliedCardProps) {
  const { t } = useTranslation()
  return (
    <li>
      <button type="button" className={styles.choice} aria-pressed={chosen} onClick={() => onChoose(!chosen)}>
        <span className={styles.pair}>
          {[
            { id: 'now' as const, design: before, when: t('Now') },
            { id: 'after' as const, design: after, when: t('After') },
          ].map(({ id, design, when }) => (
            <span key={id}>
              <SeenThumb
                design={design}
                width={130}
                height={195}
                ghost={ghost}
                onState={(drawn) => onState(id, drawn)}
              />
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
