import { limits } from '@toile/fashion/limits.ts'
import { useTranslation } from 'react-i18next'
import styles from './history.module.css'

/** A name that is changed in place: Enter keeps it, Escape leaves it. */
export function NameField({ name, onName }: { name: string; onName: (name: string | null) => void }) {
  const { t } = useTranslation()
  return (
    <input
      className={styles.naming}
      aria-label={t('Name')}
      defaultValue={name}
      maxLength={limits.nameLength}
      ref={(input) => {
        if (input && document.activeElement !== input) {
          input.focus()
          input.select()
        }
      }}
      onBlur={({ currentTarget }) => {
        const wanted = currentTarget.value.trim()
        onName(wanted && wanted !== name ? wanted : null)
      }}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') event.currentTarget.value = name
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur()
      }}
    />
  )
}
