import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { neighbour } from '../../../../shared/open/looks/collection.ts'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import styles from './shot.module.css'

interface StepThroughLooksProps {
  chosen: readonly DesignEntry[]
  current: DesignEntry
  onShow: (id: string) => void
}

/** Which of the chosen looks is seen large, and the way to the next. */
export function StepThroughLooks({ chosen, current, onShow }: StepThroughLooksProps) {
  const { t } = useTranslation()
  const step = (by: 1 | -1) => onShow(neighbour(chosen, current.id, by)?.id ?? current.id)
  const at = chosen.findIndex(({ id }) => id === current.id) + 1
  return (
    <p className={styles.steps}>
      {chosen.length > 1 && (
        <IconButton name={t('Previous look')} onClick={() => step(-1)}>
          <IconChevronLeft size={19} stroke={1.5} />
        </IconButton>
      )}
      <span role="status">
        {t('Look {{number}}', { number: lookNumber(current) })}
        {chosen.length > 1 && ` · ${t('{{chosen}} of {{number}}', { chosen: at, number: chosen.length })}`}
      </span>
      {chosen.length > 1 && (
        <IconButton name={t('Next look')} onClick={() => step(1)}>
          <IconChevronRight size={19} stroke={1.5} />
        </IconButton>
      )}
    </p>
  )
}
