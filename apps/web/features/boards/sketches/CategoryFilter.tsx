import { useTranslation } from 'react-i18next'
import styles from './sketches.module.css'
import type { useCategoryFilter } from './useCategoryFilter.ts'

/** Chips that show the sketches of one category, each with its count; nothing while there is only one. */
export function CategoryFilter({ filter }: { filter: ReturnType<typeof useCategoryFilter> }) {
  const { t } = useTranslation()
  const { categories, shown, choose } = filter
  if (categories.length < 2) return null
  return (
    <div className={styles.filter} role="group" aria-label={t('Show a category')}>
      {categories.map(({ id, label, count }) => (
        <button key={id} type="button" aria-pressed={id === shown} onClick={() => choose(id === shown ? null : id)}>
          {t(label)} <span>{count}</span>
        </button>
      ))}
    </div>
  )
}
