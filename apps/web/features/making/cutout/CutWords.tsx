import { useTranslation } from 'react-i18next'
import styles from './cutout.module.css'
import type { Cut } from './useCut.ts'

interface CutWordsProps {
  cut: Cut | null
  busy: boolean
  trouble: string
}

/** What is going on with the cut-out, read out as it changes: an unsure one says so and what helps. */
export function CutWords({ cut, busy, trouble }: CutWordsProps) {
  const { t } = useTranslation()
  if (trouble && !busy)
    return (
      <p role="alert" className={styles.words} data-unsure>
        {t(trouble)}
      </p>
    )
  return (
    <p role="status" className={styles.words} data-unsure={(!busy && cut?.asks) || undefined}>
      {busy ? t('Cutting out …') : cut && <Verdict cut={cut} />}
    </p>
  )
}

function Verdict({ cut: { asks, parts } }: { cut: Cut }) {
  const { t } = useTranslation()
  if (!asks) return t('The edge is clear')
  if (parts > 1) return t('Several things were found: mark what to keep and what to drop')
  return t('This may not be right: mark what to keep and what to drop')
}
