import { Button } from '@mantine/core'
import type { VersionEntry } from '@toile/contract/features/versions.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseBefore, useChosenBefore } from '../large/chosenBefore.ts'
import { ChosenGarments } from './ChosenGarments.tsx'
import styles from './versions.module.css'

export interface VersionActionsProps {
  version: VersionEntry
  /** What its line is called. */
  name: string
  now: Design
  project: Project
  busy: boolean
  isCompared: boolean
  /** No more can be compared at once. */
  isFull: boolean
  /** While versions are compared, beside pictures, what is done with one alone is left out. */
  isBrief: boolean
  onCompare: () => void
  onUnname: () => void
  onRestore: (garments?: readonly string[]) => void
}

/** What can be done with a version: compared with now in one click, restored whole or garment by garment, shown while B is held. */
export function VersionActions(props: VersionActionsProps) {
  const { version, name, now, project, busy, isCompared, isFull, isBrief, onCompare, onUnname, onRestore } = props
  const { t } = useTranslation()
  const [choosing, setChoosing] = useState(false)
  const { document, designId, id } = version
  const isBefore = useChosenBefore(designId)?.id === id
  const plain = { size: 'compact-sm', variant: 'default', disabled: !document } as const
  return (
    <>
      <div className={styles.actions}>
        <Button
          {...plain}
          aria-pressed={isCompared}
          disabled={!document || (isFull && !isCompared)}
          onClick={onCompare}
        >
          {t('Compare')}
        </Button>
        <Button {...plain} disabled={!document || busy} onClick={() => onRestore()}>
          {t('Restore')}
        </Button>
        {!isBrief && (
          <>
            <Button {...plain} aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
              {t('Choose garments')}
            </Button>
            <Button
              {...plain}
              variant="subtle"
              aria-pressed={isBefore}
              onClick={() => chooseBefore(designId, isBefore || !document ? null : { id, name, design: document })}
            >
              {isBefore ? t('Shown as “Before”') : t('Show as “Before”')}
            </Button>
            {version.reason === 'named' && (
              <Button size="compact-sm" variant="subtle" onClick={onUnname}>
                {t('Remove name')}
              </Button>
            )}
          </>
        )}
      </div>
      {choosing && !isBrief && document && (
        <ChosenGarments then={document} now={now} project={project} busy={busy} onRestore={onRestore} />
      )}
    </>
  )
}
