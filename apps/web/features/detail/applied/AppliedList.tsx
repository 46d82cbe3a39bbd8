import { hideApplied, moveApplied, removeApplied } from '@toile/craft/designs/appliedChanges.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import styles from '../../../shared/fields/parts/detail.module.css'
import type { Edit } from '../edit.ts'
import { AppliedThumb } from './AppliedThumb.tsx'
import { chooseApplied, useChosenApplied } from './chosenApplied.ts'
import { useAppliedNames } from './useAppliedNames.ts'
import { useKnownPictures } from './useKnownPictures.ts'

/** What lies outermost goes no further; its button keeps the focus. */
const atEnd = (end: boolean) => (end ? ({ 'aria-disabled': true, 'data-disabled': true } as const) : {})

interface AppliedListProps {
  worn: Worn
  edit: Edit
}

/** What lies on a garment's cloth, elements and regions, the uppermost first: take hold of, hide, order, take off. */
export function AppliedList({ worn: { id, applied = [] }, edit }: AppliedListProps) {
  const { t } = useTranslation()
  const chosen = useChosenApplied()
  const names = useAppliedNames(applied)
  useKnownPictures(
    applied.flatMap((one) => (one.kind === 'notion' && one.source.kind === 'picture' ? one.source.hash : [])),
  )
  return (
    <ol className={styles.garments} aria-label={t('On the cloth, uppermost first')}>
      {applied
        .map((one, place) => ({ one, place, name: names[place]?.name ?? '', where: names[place]?.place }))
        .toReversed()
        .map(({ one, place, name, where }) => (
          <li key={one.id} data-hidden={one.hidden || undefined}>
            <button
              type="button"
              className={styles.garment}
              aria-pressed={one.id === chosen}
              onClick={() => chooseApplied(one.id === chosen ? null : one.id)}
            >
              <AppliedThumb one={one} />
              <span>
                <b>{name}</b>
                <small>{where}</small>
              </span>
            </button>
            <IconButton
              name={t('Lay {{name}} higher', { name })}
              {...atEnd(place === applied.length - 1)}
              onClick={() => edit(moveApplied, { id, applied: one.id, to: place + 1 })}
            >
              <IconArrowUp size={18} stroke={1.5} />
            </IconButton>
            <IconButton
              name={t('Lay {{name}} lower', { name })}
              {...atEnd(place === 0)}
              onClick={() => edit(moveApplied, { id, applied: one.id, to: Math.max(0, place - 1) })}
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
              onClick={({ currentTarget }) => {
                const row = currentTarget.closest('li')
                const near = row?.nextElementSibling ?? row?.previousElementSibling
                near?.querySelector('button')?.focus()
                if (one.id === chosen) chooseApplied(null)
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
