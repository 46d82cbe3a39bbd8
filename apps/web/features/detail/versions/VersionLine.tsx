import { Button } from '@mantine/core'
import { type VersionEntry, versions } from '@toile/contract/features/versions.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { differencesOf } from '@toile/craft/designs/differences/differencesOf.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../shell/calls/useCall.ts'
import { RenameField } from '../../../shell/parts/RenameField.tsx'
import { useDifferenceWords } from '../../../shared/compare/useDifferenceWords.ts'
import { ChosenGarments } from './ChosenGarments.tsx'
import { nameOfVersion } from './nameOfVersion.ts'
import styles from './versions.module.css'

interface VersionLineProps {
  version: VersionEntry
  /** The version before it; null where there is none, or it is not read yet. */
  before: Design | null
  now: Design
  project: Project
  busy: boolean
  compared: boolean
  /** No more can be compared at once. */
  full: boolean
  onCompare: () => void
  onNamed: () => void
  onRestore: (garments?: readonly string[]) => void
}

/** Differences that a line tells of; the others are only counted. */
const told = 4

/** One version of a look: its picture, when and why it was kept, what changed since the one before, and what can be done with it. */
export function VersionLine(props: VersionLineProps) {
  const { version, before, now, project, busy, compared, full, onCompare, onNamed, onRestore } = props
  const { t, i18n } = useTranslation()
  const say = useDifferenceWords(project)
  const rename = useSend(versions.renameVersion, { onDone: onNamed })
  const [naming, setNaming] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const { document } = version
  const changed = before && document ? differencesOf(before, document).map(say) : []
  const name = nameOfVersion(t, version)
  const when = new Date(version.createdAt)
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
        <time dateTime={version.createdAt}>
          {new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(when)}
        </time>
        {changed.slice(0, told).map(({ of, says }, i) => (
          <small key={i}>{`${of} · ${says}`}</small>
        ))}
        {changed.length > told && <small>{t('and {{number}} more', { number: changed.length - told })}</small>}
        {!document && <small>{t('This was saved by a newer Toile; update this one first')}</small>}
        <div className={styles.actions}>
          <Button
            size="compact-sm"
            variant="default"
            aria-pressed={compared}
            disabled={!document || (full && !compared)}
            onClick={onCompare}
          >
            {t('Compare with now')}
          </Button>
          <Button size="compact-sm" variant="default" disabled={!document || busy} onClick={() => onRestore()}>
            {t('Restore')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={!document}
            aria-expanded={choosing}
            onClick={() => setChoosing(!choosing)}
          >
            {t('Choose garments')}
          </Button>
          {version.reason === 'named' && (
            <Button
              size="compact-sm"
              variant="subtle"
              loading={rename.busy}
              onClick={() => rename.send({ id: version.id, name: '' })}
            >
              {t('Take the name off')}
            </Button>
          )}
        </div>
        {choosing && document && (
          <ChosenGarments then={document} now={now} project={project} busy={busy} onRestore={onRestore} />
        )}
      </div>
    </li>
  )
}
