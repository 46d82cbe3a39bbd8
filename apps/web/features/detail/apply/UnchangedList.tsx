import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { type WhyUnchanged, whysUnchanged } from '@toile/craft/designs/apply/whyUnchanged.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { useTranslation } from 'react-i18next'
import { KnownLook } from '../redesign/KnownLook.tsx'
import styles from '../redesign/redesign.module.css'

/** The looks that would stay as they are, small, each with why. */
export function UnchangedList({ looks }: { looks: readonly { one: DesignEntry; why: WhyUnchanged }[] }) {
  const { t } = useTranslation()
  if (looks.length === 0) return null
  return (
    <section aria-label={t('Looks that stay as they are')}>
      <h3 className={styles.which}>{t('Unchanged: {{number}}', { number: looks.length })}</h3>
      <ul className={styles.unchanged}>
        {looks.map(({ one, why }) => (
          <li key={one.id}>
            <KnownLook entry={one} sizes="4rem" />
            <span>
              <b>{t('Look {{number}}', { number: lookNumber(one) })}</b>
              <br />
              {t(whysUnchanged.find(({ id }) => id === why)?.label ?? '')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
