import { Link } from '@tanstack/react-router'
import { limits } from '@toile/rules/limits.ts'
import { setSettings } from '@toile/studio/projects/changes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { boardSteps } from '../projects/boardSteps.ts'
import type { OpenedProject } from '../projects/openProjects.ts'
import { selectAll } from '../../../shell/parts/selectAll.ts'
import styles from './project.module.css'

/** Projects / this project; its name is changed in place by F2, Enter or a double click. */
export function Crumbs({ opened, name }: { opened: OpenedProject; name: string }) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState(false)
  const rename = (text: string) => {
    setEditing(false)
    const wanted = text.trim().slice(0, limits.nameLength)
    if (wanted && wanted !== name) opened.document.change(setSettings, { name: wanted }, { as: boardSteps.rename })
  }
  return (
    <>
      <Link to="/home/tools" className={styles.crumb}>
        {t('Projects')}
      </Link>
      <span aria-hidden>/</span>
      {editing ? (
        <input
          className={styles.rename}
          aria-label={t('Name of the project')}
          defaultValue={name}
          maxLength={limits.nameLength}
          ref={selectAll}
          onBlur={({ currentTarget }) => rename(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur()
            if (event.key !== 'Escape') return
            event.stopPropagation()
            event.currentTarget.value = name
            event.currentTarget.blur()
          }}
        />
      ) : (
        <button
          type="button"
          className={styles.name}
          title={t('Double click or F2 to rename')}
          aria-label={t('{{name}}, rename', { name })}
          onDoubleClick={() => setEditing(true)}
          onClick={({ detail }) => detail === 0 && setEditing(true)}
          onKeyDown={({ key }) => key === 'F2' && setEditing(true)}
        >
          {name}
        </button>
      )}
    </>
  )
}
