import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { VersionEntry } from '@toile/contract/features/versions.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { differencesOf } from '@toile/craft/designs/differences/differencesOf.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { useDifferenceWords } from '../../../shared/compare/useDifferenceWords.ts'
import type { OpenLook } from '../../../shared/open/looks/openLooks.ts'
import { LookPicture } from '../../../shared/open/looks/LookPicture.tsx'
import { ChangedSince } from './ChangedSince.tsx'
import { KeepVersion } from './KeepVersion.tsx'
import { nameAsMade, nameOfVersion } from './nameOfVersion.ts'
import styles from './versions.module.css'

interface NowLineProps {
  look: OpenLook
  entry: DesignEntry
  project: Project
  now: Design
  /** The version before it; null before the first change. */
  latest: VersionEntry | null
  onKept: () => void
}

/** How the look stands, above its versions: what changed since the latest, and a name to keep it under. Before its first change it is how the look was made, and while that change is on its way to the server how it was made waits below. */
export function NowLine({ look, entry, project, now, latest, onKept }: NowLineProps) {
  const { t } = useTranslation()
  const say = useDifferenceWords(project)
  // Without a version, what is kept is how it was made.
  const before = latest ? latest.document : entry.document
  const said = before ? differencesOf(before, now).map(say) : []
  const asMade = !latest && said.length === 0
  return (
    <>
      <li className={styles.version} aria-current="true">
        <span className={styles.picture}>
          <LookPicture entry={entry} sizes="5rem" named />
        </span>
        <div>
          <b className={styles.title}>{asMade ? nameAsMade(t, now) : t('Now')}</b>
          {asMade && <small>{t('Not changed since')}</small>}
          {latest?.document && said.length === 0 && (
            <small>{t('As in “{{name}}”', { name: nameOfVersion(t, latest) })}</small>
          )}
          <ChangedSince said={said} />
          <KeepVersion look={look} onKept={onKept} />
        </div>
      </li>
      {!latest && said.length > 0 && (
        <li className={styles.version}>
          <i />
          <div>
            <b className={styles.title}>{nameAsMade(t, now)}</b>
            <small>{t('Saved as the first version together with this change')}</small>
          </div>
        </li>
      )}
    </>
  )
}
