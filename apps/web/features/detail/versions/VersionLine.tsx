import { type VersionEntry, versions } from '@toile/contract/features/versions.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { differencesOf } from '@toile/craft/designs/differences/differencesOf.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listOf } from '../../../languages/listOf.ts'
import { useSend } from '../../../shell/calls/useCall.ts'
import { RenameField } from '../../../shell/parts/RenameField.tsx'
import { useDifferenceWords } from '../../../shared/compare/useDifferenceWords.ts'
import { ChangedSince } from './ChangedSince.tsx'
import { nameOfVersion, reasonOfVersion } from './nameOfVersion.ts'
import { titleOfChanges } from './titleOfChanges.ts'
import { VersionActions, type VersionActionsProps } from './VersionActions.tsx'
import styles from './versions.module.css'

interface VersionLineProps extends Omit<VersionActionsProps, 'name' | 'onUnname'> {
  version: VersionEntry
  /** The version before it; null where there is none, or it is not read yet. */
  before: Design | null
  project: Project
  onNamed: () => void
}

/** One version of a look: its picture, its name or what changed in it, when it was kept and by whom, and what can be done with it. */
export function VersionLine({ version, before, project, onNamed, ...actions }: VersionLineProps) {
  const { t, i18n } = useTranslation()
  const say = useDifferenceWords(project)
  const rename = useSend(versions.renameVersion, { onDone: onNamed })
  const [naming, setNaming] = useState(false)
  const { document } = version
  const said = before && document ? differencesOf(before, document).map(say) : []
  const name = version.name || titleOfChanges(said, listOf) || nameOfVersion(t, version)
  const why = reasonOfVersion(t, version)
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className={styles.version}>
      {version.pictures ? <img src={version.pictures.small} alt="" loading="lazy" decoding="async" /> : <i />}
      <div>
        {naming ? (
          <RenameField
            className={styles.naming}
            name={version.name}
            onName={(wanted) => {
              setNaming(false)
              if (wanted) rename.send({ id: version.id, name: wanted })
            }}
          />
        ) : (
          <button
            type="button"
            className={styles.name}
            aria-label={t('{{name}}, rename', { name })}
            onClick={() => setNaming(true)}
          >
            {name}
          </button>
        )}
        <p className={styles.kept}>
          <time dateTime={version.createdAt}>{moment.format(new Date(version.createdAt))}</time>
          {why !== name && ` · ${why}`}
          {version.reason !== 'named' && ` · ${t('saved automatically')}`}
        </p>
        <ChangedSince said={said} />
        {!document && <small>{t('This was saved by a newer Toile; update this one first')}</small>}
        <VersionActions
          {...actions}
          version={version}
          project={project}
          name={name}
          onUnname={() => rename.send({ id: version.id, name: '' })}
        />
      </div>
    </li>
  )
}
