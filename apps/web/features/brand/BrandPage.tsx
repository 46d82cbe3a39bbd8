import { isOpen } from '@toile/contract/whenEnded.ts'
import { Button } from '@mantine/core'
import { brands, type BrandEntry } from '@toile/contract/features/brands.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTasks } from '../../shell/calls/tasks.ts'
import { refresh, useCall } from '../../shell/calls/useCall.ts'
import styles from './brand.module.css'
import { BrandSheet } from './BrandSheet.tsx'
import { openBrand } from './openBrand.ts'

/** One brand: read, and opened for editing. */
export function BrandPage({ id, onGone }: { id: string; onGone: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(brands.readBrand, { id }, { saidByScreen: true })
  useMeasured(data ?? null)
  if (error && !data)
    return (
      <p role="alert" className={styles.says}>
        {error.message}{' '}
        <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
          {t('Try again')}
        </Button>{' '}
        <Button size="compact-sm" variant="default" onClick={onGone}>
          {t('All brands')}
        </Button>
      </p>
    )
  return data ? <Opened entry={data} onGone={onGone} /> : <div className={styles.waiting} aria-busy="true" />
}

function Opened({ entry, onGone }: { entry: BrandEntry; onGone: () => void }) {
  const [opened] = useState(() => openBrand(entry))
  useEffect(() => () => opened.close(), [opened])
  return <BrandSheet entry={entry} opened={opened} onGone={onGone} />
}

/** Reads the brand anew when its task has ended. */
function useMeasured(entry: BrandEntry | null): void {
  const tasks = useTasks()
  const taskId = entry?.taskId ?? null
  const ended = taskId !== null && tasks.some((task) => task.id === taskId && !isOpen(task))
  useEffect(() => {
    if (ended) void refresh(brands.readBrand, brands.listBrands)
  }, [ended])
}
