import type { Design } from '@toile/craft/designs/design.ts'
import { findFabric } from '@toile/craft/fabrics/index.ts'
import { hideGarment, removeGarment } from '@toile/craft/designs/changes.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { toasts } from '../../../shell/toasts/toasts.ts'
import styles from '../../../shared/fields/parts/detail.module.css'
import { garmentLabel } from '../../../shared/open/names/garmentName.ts'
import type { Edit } from '../edit.ts'
import { WornSwatch } from '../WornSwatch.tsx'

interface GarmentListProps {
  design: Design
  project: Project
  current: string | null
  onChoose: (id: string) => void
  edit: Edit
  undo: () => void
}

/** What is worn, the outermost first: choose, hide, take off (look.md C25). */
export function GarmentList({ design, project, current, onChoose, edit, undo }: GarmentListProps) {
  const { t } = useTranslation()
  return (
    <ol className={styles.garments} aria-label={t('Worn, outermost first')}>
      {design.garments.toReversed().map((worn) => {
        const name = t(garmentLabel(worn, project))
        const fabric = findFabric(worn.fabric)
        return (
          <li key={worn.id} data-hidden={worn.hidden || undefined}>
            <button
              type="button"
              className={styles.garment}
              aria-pressed={worn.id === current}
              onClick={() => onChoose(worn.id)}
            >
              <WornSwatch worn={worn} />
              <span>
                <b>{name}</b>
                <small>{fabric && t(fabric.label)}</small>
              </span>
            </button>
            <IconButton
              name={worn.hidden ? t('Show {{name}}', { name }) : t('Hide {{name}}', { name })}
              aria-pressed={worn.hidden}
              onClick={() => edit(hideGarment, { id: worn.id, hidden: !worn.hidden })}
            >
              {worn.hidden ? <IconEyeOff size={18} stroke={1.5} /> : <IconEye size={18} stroke={1.5} />}
            </IconButton>
            <IconButton
              name={t('Take off {{name}}', { name })}
              onClick={() => {
                edit(removeGarment, { id: worn.id })
                toasts.done(t('{{name}} was taken off', { name }), { label: t('Undo'), run: undo })
              }}
            >
              <IconTrash size={18} stroke={1.5} />
            </IconButton>
          </li>
        )
      })}
    </ol>
  )
}
