import type { Design } from '@toile/craft/designs/design.ts'
import type { CrossShares } from '@toile/craft/designs/redesign/crossLooks.ts'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { makeCrossing } from '../../../shared/drawing/desk.ts'
import { DrawnLine } from '../../../shared/drawing/DrawnLine.tsx'
import { SeenThumb } from '../../../shared/drawing/SeenThumb.tsx'
import { useDrawnCount } from '../../../shared/drawing/useDrawnCount.ts'
import styles from './redesign.module.css'
import { takenFrom } from './takenFrom.ts'
import { Tick } from './Tick.tsx'

/** From the other's cloth on this cut to this cloth on the other's cut. */
const steps: readonly CrossShares[] = [0, 0.25, 0.5, 0.75, 1].map((cut) => ({ cut, cloth: 1 - cut }))

interface CrossingStepsProps {
  one: Design
  other: Design
  /** What the two looks are called, already translated. */
  names: { one: string; other: string }
  shares: CrossShares
  ghost: string | null | undefined
  onChoose: (shares: CrossShares) => void
}

/** The way between two looks in pictures; a press takes one of them. */
export function CrossingSteps({ one, other, names, shares, ghost, onChoose }: CrossingStepsProps) {
  const { t } = useTranslation()
  const drawn = useDrawnCount()
  const crossed = useQueries({
    queries: steps.map((step) => ({
      queryKey: ['crossing', one, other, step.cut, step.cloth],
      queryFn: () => makeCrossing({ one, other, shares: step }),
    })),
  })
  return (
    <section className={styles.way} aria-label={t('Steps in between')}>
      <div className={styles.wayHead}>
        <h3>{t('Steps in between')}</h3>
        <DrawnLine done={drawn.done} count={drawn.count} />
      </div>
      <ol className={`${styles.grid} ${styles.steps}`}>
        {steps.map((step, i) => {
          const isChosen = step.cut === shares.cut && step.cloth === shares.cloth
          const design = crossed[i]?.data
          const cut = t('Cut: {{from}}', { from: takenFrom(step.cut, names) })
          const cloth = t('Cloth: {{from}}', { from: takenFrom(step.cloth, names) })
          return (
            <li key={step.cut}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={isChosen}
                aria-label={`${cut}, ${cloth}`}
                onClick={() => onChoose(step)}
              >
                {design ? (
                  <SeenThumb
                    design={design}
                    width={160}
                    height={240}
                    ghost={ghost}
                    onState={(state) => drawn.tell(String(i), state)}
                  />
                ) : (
                  <span className={styles.known} />
                )}
                {isChosen && <Tick />}
              </button>
              <span className={styles.name} aria-hidden>
                {cut}
                <br />
                {cloth}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
