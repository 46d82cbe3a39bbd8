import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../shared/open/looks/place.ts'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import styles from './compare.module.css'

/** The looks that were chosen on their cards to be compared: on to the comparison, or none of them. */
export function ChosenToCompare() {
  const { t } = useTranslation()
  const { compare, go } = usePlace()
  if (compare.length === 0) return null
  return (
    <div className={styles.chosen} role="status">
      <Button disabled={compare.length < 2} onClick={() => go({ show: 'compare' })}>
        {`${t('Compare')} · ${compare.length}`}
      </Button>
      {compare.length < 2 && <span>{t('Choose another look to compare it with.')}</span>}
      <IconButton name={t('Choose none to compare')} onClick={() => go({ compare: [] })}>
        <IconX size={17} stroke={1.5} />
      </IconButton>
    </div>
  )
}
