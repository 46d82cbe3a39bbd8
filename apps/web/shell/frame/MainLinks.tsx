import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSystems } from '../session/person.ts'
import { menuFor } from './menu.ts'
import styles from './topBar.module.css'

const shown = ['home', 'library', 'history']

/** The main screens, in the middle of the bar while no screen puts its steps there. */
export function MainLinks() {
  const { t } = useTranslation()
  const entries = menuFor(useSystems()).filter(({ id }) => shown.includes(id))
  if (entries.length === 0) return null
  return (
    <nav className={styles.links} aria-label={t('Main screens')}>
      {entries.map(({ id, label, to }) => (
        <Link key={id} to={to} className={styles.link}>
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
