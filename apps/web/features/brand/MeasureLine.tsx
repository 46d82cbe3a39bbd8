import { Button, Progress } from '@mantine/core'
import { brands } from '@toile/contract/features/brands.ts'
import { tasks } from '@toile/contract/features/tasks.ts'
import { languageOf } from '@toile/rules/languages/index.ts'
import { limits } from '@toile/rules/limits.ts'
import { useTranslation } from 'react-i18next'
import { tagOf } from '../../languages/index.ts'
import { useTasks } from '../../shell/calls/tasks.ts'
import { useSend } from '../../shell/calls/useCall.ts'
import styles from './brand.module.css'
import type { SheetPart } from './sheetPart.ts'

/** How far the measuring is, or when it was done last. */
export function MeasureLine({ entry }: SheetPart) {
  const { t, i18n } = useTranslation()
  const task = useTasks().find(({ id }) => id === entry.taskId)
  const measure = useSend(brands.measureBrand, { makesOld: [brands.readBrand, tasks.listTasks] })
  const day = new Intl.DateTimeFormat(tagOf(languageOf(i18n.language)), { dateStyle: 'medium', timeStyle: 'short' })
  if (entry.taskId)
    return (
      <div className={styles.measuring} role="status">
        <span>{t('The pictures are being measured')}</span>
        <Progress
          value={100 * (task?.progress ?? 0)}
          aria-label={t('The pictures are being measured')}
          className={styles.progress}
        />
      </div>
    )
  if (entry.measuredAt)
    return (
      <p className={styles.measuring}>
        <span className={styles.quiet}>
          {t('Measured from {{count}} pictures', { count: entry.profile?.pictures ?? 0 })} ·{' '}
          {day.format(new Date(entry.measuredAt))}
        </span>
        <Button
          size="compact-sm"
          variant="subtle"
          loading={measure.busy}
          onClick={() => measure.send({ id: entry.id })}
        >
          {t('Measure again')}
        </Button>
      </p>
    )
  return (
    <p className={styles.measuring}>
      {t(
        'Bring {{least}} to {{most}} pictures: looks, single garments, prints. Colours, prints, silhouettes and proportions are measured from them.',
        {
          least: limits.brand.least,
          most: limits.brand.most,
        },
      )}
    </p>
  )
}
