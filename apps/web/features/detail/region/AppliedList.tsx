import type { Applied } from '@toile/craft/applied/applied.ts'
import { hideApplied, moveApplied, removeApplied } from '@toile/craft/designs/appliedChanges.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import { parts } from '@toile/craft/garments/partOf.ts'
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import styles from '../../../shared/fields/parts/detail.module.css'
import type { Edit } from '../edit.ts'

interface AppliedListProps {
  worn: Worn
  current: string | null
  onChoose: (id: string | null) => void
  edit: Edit
}

const kinds = { region: { label: 'Region' }, notion: { label: 'Element' } } as const

/** What lies on a garment's cloth, the uppermost first: choose, hide, order, take off. */
export function AppliedList({ worn, current, onChoose, edit }: AppliedListProps) {
  const { t } = useTranslation()
  const { id, applied = [] } = worn
  const nameOf = (one: Applied) => {
    const part = parts.find((other) => other.id === one.at.part)?.label ?? ''
    const side = one.at.side === 'front' ? t('Front|view') : t('Back|view')
    return `${t(kinds[one.kind].label)}: ${t(part)}, ${side}`
  }
  return (
    <ol className={styles.garments} aria-label={t('On the cloth, uppermost first')}>
      {applied
        .map((one, place) => ({ one, place, name: nameOf(one) }))
        .toReversed()
        .map(({ one, place, name }) => (
          <li key={one.id} data-hidden={one.hidden || undefined}>
            <button
              type="button"
              className={styles.garment}
              aria-pressed={one.id === current}
              onClick={() => onChoose(one.id === current ? null : one.id)}
            >
              <span>
                <b>{name}</b>
              </span>
            </button>
            <IconButton
              name={t('Lay {{name}} higher', { name })}
              disabled={place === applied.length - 1}
              onClick={() => edit(moveApplied, { id, applied: one.id, to: place + 1 })}
            >
              <IconArrowUp size={18} stroke={1.5} />
            </IconButton>
            <IconButton
              name={t('Lay {{name}} lower', { name })}
              disabled={place === 0}
              onClick={() => edit(moveApplied, { id, applied: one.id, to: place - 1 })}
            >
              <IconArrowDown size={18} stroke={1.5} />
            </IconButton>
            <IconButton
              name={one.hidden ? t('Show {{name}}', { name }) : t('Hide {{name}}', { name })}
              aria-pressed={one.hidden}
              onClick={() => edit(hideApplied, { id, applied: one.id, hidden: !one.hidden })}
            >
              {one.hidden ? <IconEyeOff size={18} stroke={1.5} /> : <IconEye size={18} stroke={1.5} />}
            </IconButton>
            <IconButton
              name={t('Take off {{name}}', { name })}
              onClick={() => {
                onChoose(null)
                edit(removeApplied, { id, applied: one.id })
              }}
            >
              <IconTrash size={18} stroke={1.5} />
            </IconButton>
          </li>
        ))}
    </ol>
  )
}
