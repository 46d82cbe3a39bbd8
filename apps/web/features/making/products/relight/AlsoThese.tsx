import { Button } from '@mantine/core'
import type { ProductEntry } from '@toile/contract/features/products.ts'
import { useTranslation } from 'react-i18next'
import styles from './relight.module.css'

interface AlsoTheseProps {
  others: readonly ProductEntry[]
  chosen: readonly string[]
  onChosen: (ids: readonly string[]) => void
}

/** Further pictures of the collection that take the same light: some, or all. */
export function AlsoThese({ others, chosen, onChosen }: AlsoTheseProps) {
  const { t } = useTranslation()
  const all = chosen.length === others.length
  return (
    <>
      <Button variant="default" aria-pressed={all} onClick={() => onChosen(all ? [] : others.map(({ id }) => id))}>
        {t('The whole collection ({{number}})', { number: others.length })}
      </Button>
      <ul className={styles.others} aria-label={t('The same light for others')}>
        {others.map(({ id, name, picture }) => {
          const on = chosen.includes(id)
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={on}
                aria-label={name}
                title={name}
                onClick={() => onChosen(on ? chosen.filter((one) => one !== id) : [...chosen, id])}
              >
                <img src={picture.thumbnails.small} alt="" loading="lazy" decoding="async" />
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
