import { useTranslation } from 'react-i18next'
import styles from './opening.module.css'
import type { Stage } from './useOpening.ts'

const says: Record<Stage['doing'], { label: string }> = {
  parting: { label: 'Taking it apart into layers' },
  sending: { label: 'Saving the layers' },
}

/** Says what is being done while something opens, with a bar beside it. */
export function OpeningLine({ stage: { doing, share } }: { stage: Stage }) {
  const { t } = useTranslation()
  return (
    <div className={styles.line}>
      <p role="status">{t(says[doing].label)}</p>
      <progress aria-label={t(says[doing].label)} max={1} {...(share === null ? {} : { value: share })} />
    </div>
  )
}
