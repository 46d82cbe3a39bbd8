import { projects, type ProjectSummary } from '@toile/contract/features/projects.ts'
import { Link } from '@tanstack/react-router'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { useSend } from '../../../shell/useCall.ts'
import { languageOf } from '@toile/fashion/languages/index.ts'
import { tagOf } from '../../../languages/index.ts'
import styles from './project.module.css'

/** A project as a card: covers, name, counts, date; deleting offers its own way back. */
export function ProjectCard({ project }: { project: ProjectSummary }) {
  const { t, i18n } = useTranslation()
  const { id, name, looks, liked, covers, updatedAt } = project
  const restore = useSend(projects.restoreProject, { makesOld: [projects.listProjects] })
  const remove = useSend(projects.deleteProject, {
    makesOld: [projects.listProjects],
    onDone: () =>
      toasts.done(t('{{name}} was deleted', { name }), { label: t('Undo'), run: () => restore.send({ id }) }),
  })
  const day = new Intl.DateTimeFormat(tagOf(languageOf(i18n.language)), { dateStyle: 'medium' })
  return (
    <li className={styles.card}>
      <Link to="/home/tools" search={{ project: id }} className={styles.open}>
        <span className={styles.covers} data-count={covers.length}>
          {covers.length === 0 && <span className={styles.none}>{t('No looks yet')}</span>}
          {covers.map((cover) => (
            <img key={cover} src={cover} alt="" loading="lazy" decoding="async" />
          ))}
        </span>
        <b>{name}</b>
      </Link>
      <div className={styles.cardLine}>
        <span>
          {t('{{count}} looks', { count: looks })}, {t('{{count}} liked', { count: liked })} ·{' '}
          {day.format(new Date(updatedAt))}
        </span>
        <IconButton name={t('Delete {{name}}', { name })} disabled={remove.busy} onClick={() => remove.send({ id })}>
          <IconTrash size={17} stroke={1.4} />
        </IconButton>
      </div>
    </li>
  )
}
