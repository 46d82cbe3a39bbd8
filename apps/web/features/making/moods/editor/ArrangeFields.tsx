import { type Alignment, alignments } from '@toile/studio/projects/boards/layout/alignBoxes.ts'
import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
  IconLock,
  IconLockOpen,
  IconTrash,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { useMoodEditor } from '../editorContext.ts'
import styles from './editor.module.css'
import { align, distribute, duplicate, order, remove, toggleLock } from './moodActions.ts'

const icon = { size: 18, stroke: 1.4 } as const
const pictures: Record<Alignment, ComponentType<{ size: number; stroke: number }>> = {
  left: IconLayoutAlignLeft,
  centre: IconLayoutAlignCenter,
  right: IconLayoutAlignRight,
  top: IconLayoutAlignTop,
  middle: IconLayoutAlignMiddle,
  bottom: IconLayoutAlignBottom,
}

const layers = [
  { to: 'front', label: 'To the front', keys: 'shift+]', Icon: IconArrowBarToUp },
  { to: 'forward', label: 'One layer forward', keys: ']', Icon: IconArrowUp },
  { to: 'backward', label: 'One layer backward', keys: '[', Icon: IconArrowDown },
  { to: 'back', label: 'To the back', keys: 'shift+[', Icon: IconArrowBarToDown },
] as const

/** Layers, alignment, lock, copy and removal of what is chosen. */
export function ArrangeFields() {
  const { t } = useTranslation()
  const editor = useMoodEditor()
  const { selected, places } = editor
  const chosen = places.filter(({ id }) => selected.includes(id))
  const locked = chosen.every((place) => place.locked)
  const still = chosen.some((place) => place.locked)
  return (
    <div className={styles.tools}>
      <div role="group" aria-label={t('Layers|list')}>
        {layers.map(({ to, label, keys, Icon }) => (
          <IconButton key={to} name={t(label)} keys={keys} onClick={() => order(editor, to)}>
            <Icon {...icon} />
          </IconButton>
        ))}
        <IconButton
          name={locked ? t('Unlock') : t('Lock')}
          keys="l"
          aria-pressed={locked}
          onClick={() => toggleLock(editor)}
        >
          {locked ? <IconLock {...icon} /> : <IconLockOpen {...icon} />}
        </IconButton>
        <IconButton name={t('Duplicate')} keys="mod+d" onClick={() => duplicate(editor)}>
          <IconCopy {...icon} />
        </IconButton>
        <IconButton name={t('Remove')} disabled={still} onClick={() => remove(editor)}>
          <IconTrash {...icon} />
        </IconButton>
      </div>
      <div role="group" aria-label={t('Align')}>
        {alignments.map(({ id, label }) => {
          const Icon = pictures[id]
          return (
            <IconButton key={id} name={t(label)} disabled={locked} onClick={() => align(editor, id)}>
              <Icon {...icon} />
            </IconButton>
          )
        })}
        <IconButton
          name={t('Distribute horizontally')}
          disabled={chosen.length < 3}
          onClick={() => distribute(editor, 'across')}
        >
          <IconLayoutDistributeVertical {...icon} />
        </IconButton>
        <IconButton
          name={t('Distribute vertically')}
          disabled={chosen.length < 3}
          onClick={() => distribute(editor, 'down')}
        >
          <IconLayoutDistributeHorizontal {...icon} />
        </IconButton>
      </div>
    </div>
  )
}
