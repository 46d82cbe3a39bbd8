import { Button } from '@mantine/core'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { ColorRole } from '@toile/craft/designs/colorways/colorRoles.ts'
import { keptRoles } from '@toile/craft/designs/colorways/correctRoles.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { LookColorway } from '@toile/craft/designs/lookColorway.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorwayColors } from '../../../shared/colorways/ColorwayColors.tsx'
import styles from '../../../shared/colorways/colorways.module.css'
import { useColorwayName } from '../../../shared/colorways/useColorwayName.ts'
import { DrawnLine } from '../../../shared/drawing/DrawnLine.tsx'
import { useDrawnCount } from '../../../shared/drawing/useDrawnCount.ts'
import { ColorwayRow } from './ColorwayRow.tsx'

interface ColorwayGridProps {
  project: Project
  looks: readonly DesignEntry[]
  roles: readonly ColorRole[]
  kept: readonly LookColorway[]
  proposals: readonly LookColorway[]
  busy: boolean
  onKeep: (colorway: LookColorway) => void
  onRemove: (colorway: LookColorway) => void
  change: (ids: readonly string[], edit: (design: Design) => Design) => Promise<boolean>
}

/** Looks by rows, colourways by columns, those that are kept first; what is in sight is drawn, in the order of reading. */
export function ColorwayGrid(props: ColorwayGridProps) {
  const { project, looks, roles, kept, proposals, busy, onKeep, onRemove, change } = props
  const { t } = useTranslation()
  const nameOf = useColorwayName()
  const { done, count, tell } = useDrawnCount()
  const columns = useMemo(() => [...kept, ...proposals], [kept, proposals])
  const handed = useMemo(() => keptRoles(roles), [roles])
  const isKept = ({ id }: LookColorway) => kept.some((one) => one.id === id)
  return (
    <>
      <DrawnLine done={done} count={count} />
      <div className={styles.scroller} role="region" aria-label={t('Looks in colourways')} tabIndex={0}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th scope="col">{t('Current look')}</th>
              {columns.map((one) => (
                <th key={one.id} scope="col" data-kept={isKept(one)}>
                  <ColorwayColors colorway={one} name={nameOf(one)} roles={roles} project={project} />
                  <span className={styles.name}>{nameOf(one)}</span>
                  <small>{isKept(one) ? t('Kept') : t('Proposal')}</small>
                  <Button
                    size="compact-sm"
                    variant="default"
                    disabled={busy}
                    aria-label={
                      isKept(one)
                        ? t('Remove {{name}}', { name: nameOf(one) })
                        : t('Keep {{name}}', { name: nameOf(one) })
                    }
                    onClick={() => (isKept(one) ? onRemove(one) : onKeep(one))}
                  >
                    {isKept(one) ? t('Remove') : t('Keep')}
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {looks.map((entry) => (
              <ColorwayRow
                key={entry.id}
                entry={entry}
                columns={columns}
                roles={handed}
                onState={tell}
                onWear={(edit) => void change([entry.id], edit)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
