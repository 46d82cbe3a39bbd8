import { Menu } from '@mantine/core'
import type { OpenDocument } from '@toile/rules/document.ts'
import { useTranslation } from 'react-i18next'
import { answerTo, openBridges } from './corrections.ts'
import type { TracingChange } from './tracingChanges.ts'
import { addMark } from './changes.ts'
import type { Draft, Place } from './tracingDraft.ts'
import styles from './tracing.module.css'
import { standsAt } from '../parts/useDrag.ts'

interface BridgesProps {
  document: OpenDocument<Draft, TracingChange>
  draft: Draft
  sheet: { width: number; height: number }
}

/** The gaps of the drawing that the engine closed: each is accepted, or opened again (requirement S3.27). */
export function Bridges({ document, draft, sheet }: BridgesProps) {
  const { t } = useTranslation()
  const answer = (number: number, ends: readonly [Place, Place], accepted: boolean) =>
    document.change(addMark, answerTo(number, ends, accepted))
  return openBridges(draft).map(({ number, ends }) => (
    <Menu key={number}>
      <Menu.Target>
        <button
          type="button"
          className={styles.gap}
          style={standsAt([(ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2], sheet)}
          aria-label={t('Gap {{number}} that was closed', { number: number + 1 })}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => answer(number, ends, true)}>{t('Close it here')}</Menu.Item>
        <Menu.Item onClick={() => answer(number, ends, false)}>{t('Leave it open')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  ))
}
