import { useTranslation } from 'react-i18next'
import styles from './drawing.module.css'

interface DrawnLineProps {
  done: number
  count: number
}

/** How many of the pictures in sight are drawn; it keeps its place when all are, so that nothing moves. */
export function DrawnLine({ done, count }: DrawnLineProps) {
  const { t } = useTranslation()
  const isBusy = done < count
  const says = t('Drawn: {{done}} of {{number}}', { done, number: count })
  return (
    <p className={styles.drawnLine} aria-hidden={!isBusy} data-busy={isBusy}>
      <progress max={Math.max(1, count)} value={done} aria-label={t('Pictures being drawn')} />
      <span>{says}</span>
    </p>
  )
}
