import { ActionIcon, Menu } from '@mantine/core'
import { history } from '@toile/contract/features/history.ts'
import { projects, type ProjectSummary } from '@toile/contract/features/projects.ts'
import { limits } from '@toile/rules/limits.ts'
import { IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toasts } from '../../shell/toasts/toasts.ts'
import { useSend } from '../../shell/calls/useCall.ts'
import { selectAll } from '../../shell/parts/selectAll.ts'
import styles from '../../shared/open/head/project.module.css'
import { useDays } from '../../shell/figures.ts'

const icon = { size: 17, stroke: 1.4, 'aria-hidden': true } as const
const makesOld = [projects.listProjects, history.listCollections]

/** A project as a card: covers, name, counts, date; renamed in place by F2, duplicated, deleted with a way back. */
export function ProjectCard({ project }: { project: ProjectSummary }) {
  const { t } = useTranslation()
  const { id, name, looks, liked, covers, updatedAt } = project
  const [editing, setEditing] = useState(false)
  const restore = useSend(projects.restoreProject, { makesOld })
  const rename = useSend(history.renameCollection, { makesOld })
  const duplicate = useSend(history.duplicateCollection, { makesOld })
  const remove = useSend(projects.deleteProject, {
    makesOld,
    onDone: () =>
      toasts.done(t('{{name}} was deleted', { name }), { label: t('Undo'), run: () => restore.send({ id }) }),
  })
  const day = useDays()
  const keep = (text: string) => {
    setEditing(false)
    const wanted = text.trim().slice(0, limits.nameLength)
    if (wanted && wanted !== name) rename.send({ id, name: wanted })
  }
  return (
    <li className={styles.card}>
      <Link
        to="/home/tools"
        search={{ project: id }}
        className={styles.open}
        onKeyDown={(event) => {
          if (event.key === 'F2') setEditing(true)
          if (event.key === 'Delete') remove.send({ id })
        }}
      >
        <span className={styles.covers} data-count={covers.length}>
          {covers.length === 0 && <span className={styles.none}>{t('No looks yet')}</span>}
          {covers.map((cover) => (
            <img key={cover} src={cover} alt="" loading="lazy" decoding="async" />
          ))}
        </span>
        {!editing && <b>{name}</b>}
      </Link>
      {editing && (
        <input
          className={styles.cardName}
          aria-label={t('Name of the project')}
          defaultValue={name}
          maxLength={limits.nameLength}
          ref={selectAll}
          onBlur={({ currentTarget }) => keep(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.value = name
            if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur()
          }}
        />
      )}
      <div className={styles.cardLine}>
        <span>
          {t('{{count}} looks', { count: looks })}, {t('{{count}} liked', { count: liked })} · {day(updatedAt)}
        </span>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={t('More for {{name}}', { name })} loading={duplicate.busy}>
              <IconDots size={18} stroke={1.4} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setEditing(true)}>
              {t('Rename')}
            </Menu.Item>
            <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => duplicate.send({ id })}>
              {t('Duplicate')}
            </Menu.Item>
            <Menu.Item color="danger" leftSection={<IconTrash {...icon} />} onClick={() => remove.send({ id })}>
              {t('Delete')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  )
}
