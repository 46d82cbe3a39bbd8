import type { Project } from '@toile/fashion/projects/project.ts'
import { useTranslation } from 'react-i18next'
import styles from './dock.module.css'

const boards = [
  { id: 'mood', label: 'Moodboard' },
  { id: 'sketch', label: 'Sketches' },
  { id: 'print', label: 'Prints' },
  { id: 'color', label: 'Colours' },
  { id: 'mannequins', label: 'Mannequins' },
] as const

/** What the next looks are made from, board by board. */
export function BoardsLine({ project }: { project: Project }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.boards} aria-label={t('Made from')}>
      {boards.map(({ id, label }) => (
        <div key={id} data-empty={project.boards[id].length === 0 || undefined}>
          <dt>{t(label)}</dt>
          <dd>{project.boards[id].length}</dd>
        </div>
      ))}
    </dl>
  )
}
