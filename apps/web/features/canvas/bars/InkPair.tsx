import { useTranslation } from 'react-i18next'
import { desk } from '../tools/paintersDesk.ts'
import { useDesk } from '../tools/useDesk.ts'
import styles from './bars.module.css'

/** The colour in the hand over the one behind it; a press swaps them. */
export function InkPair() {
  const { t } = useTranslation()
  const { front, back } = useDesk()
  return (
    <button
      type="button"
      className={styles.inks}
      aria-label={t('Swap the two colours')}
      title={`${t('Swap the two colours')}  X`}
      onClick={() => desk.set({ front: back, back: front })}
    >
      <span style={{ background: back }} />
      <span style={{ background: front }} />
    </button>
  )
}
