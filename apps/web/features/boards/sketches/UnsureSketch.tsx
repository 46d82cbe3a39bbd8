import { Menu } from '@mantine/core'
import { tracing } from '@toile/contract/features/tracing.ts'
import { categories, findCategory } from '@toile/craft/garments/categories.ts'
import { describeItem } from '@toile/studio/projects/changes.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../shell/calls/useCall.ts'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import styles from './sketches.module.css'
import type { Unsure } from '../../../shared/open/boards/useUnsure.ts'

interface UnsureSketchProps {
  id: string
  unsure: Unsure
}

/** Beside a sketch of which nobody knows what it shows: says so, and lets its category be confirmed or chosen (requirement S3.26). */
export function UnsureSketch({ id, unsure: { traced, likely } }: UnsureSketchProps) {
  const { t } = useTranslation()
  const { opened } = useBoards()
  const place = useRef<HTMLDivElement>(null)
  const correct = useSend(tracing.correctTraced)
  const choose = async (category: string) => {
    const corrected = await correct.sendAsync({ traced, category }).catch(() => null)
    if (!corrected) return
    place.current?.closest('li')?.querySelector('button')?.focus()
    opened.document.change(describeItem, { board: 'sketch', id, traced: corrected.traced, category })
  }
  return (
    <div ref={place} className={styles.unsure} role="group" aria-label={t('We are not sure what this is')}>
      <p>{t('We are not sure what this is')}</p>
      <div className={styles.likely}>
        {likely.map((category) => (
          <button key={category} type="button" disabled={correct.busy} onClick={() => void choose(category)}>
            {t(findCategory(category)?.label ?? category)}
          </button>
        ))}
        <Menu withinPortal={false} floatingStrategy="fixed" position="bottom-end">
          <Menu.Target>
            <button type="button" disabled={correct.busy}>
              {t('Another category')} <IconChevronDown size={14} stroke={1.6} aria-hidden />
            </button>
          </Menu.Target>
          <Menu.Dropdown className={styles.all ?? ''}>
            {categories
              .filter(({ id: category }) => !likely.includes(category))
              .map(({ id: category, label }) => (
                <Menu.Item key={category} onClick={() => void choose(category)}>
                  {t(label)}
                </Menu.Item>
              ))}
          </Menu.Dropdown>
        </Menu>
      </div>
    </div>
  )
}
