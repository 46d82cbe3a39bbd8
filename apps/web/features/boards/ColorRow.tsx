import { ActionIcon, Menu } from '@mantine/core'
import { toHex } from '@toile/craft/colors/color.ts'
import type { ColorItem } from '@toile/studio/projects/project.ts'
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconEqual,
  IconLock,
  IconLockOpen,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Swatch } from '../../shell/parts/Swatch.tsx'
import { useBoards } from '../../shared/open/boards/boardContext.ts'
import styles from '../../shared/open/boards/boards.module.css'
import { colorStyle } from '../../shared/open/names/colorStyle.ts'
import { useChoosingKeys } from './choosing/useChoosingKeys.ts'
import { useBoardMoves } from './useBoardMoves.ts'
import { useManyMoves } from './useManyMoves.ts'
import { useColorNames } from '../../shared/open/names/useColorNames.ts'
import { useSortableTile } from '../../shared/fields/dragging/useSortableTile.ts'
import { ChoosingItems } from './choosing/ChoosingItems.tsx'

const icon = { size: 17, stroke: 1.4, 'aria-hidden': true } as const

interface ColorRowProps {
  entry: ColorItem
  at: number
  of: number
  /** The name of a colour before it that the eye takes for the same. */
  twin: string | null
}

/** One colour: swatch, name, code; Enter edits, Space takes it up, X chooses, Delete removes it or all that is chosen. */
export function ColorRow({ entry, at, of, twin }: ColorRowProps) {
  const { t } = useTranslation()
  const { show } = useBoards()
  const moves = useBoardMoves('color')
  const many = useManyMoves('color')
  const choosing = useChoosingKeys('color', entry.id)
  const tile = useSortableTile(entry.id)
  const name = useColorNames()(entry)
  const code = entry.tcx ? `${entry.tcx} TCX` : toHex(entry.color)
  const edit = () => show({ kind: 'color', id: entry.id })
  return (
    <li {...tile.item} className={styles.color} data-item={entry.id} data-chosen={choosing.chosen || undefined}>
      <button
        type="button"
        {...tile.grip}
        className={styles.colorLine}
        aria-pressed={choosing.chosen || undefined}
        onClick={(event) => event.detail > 0 && !choosing.press(event) && edit()}
        onKeyDown={(event) => {
          if (!tile.item['data-dragging'] && choosing.key(event)) return
          if (event.key === 'Enter' && !tile.item['data-dragging']) edit()
          else if (event.key === 'Delete' || event.key === 'Backspace') many.remove(choosing.meant())
          else tile.pickUp(event)
        }}
      >
        <Swatch fill={colorStyle(entry)} />
        <span className={styles.colorName}>{name}</span>
        {twin && (
          <span className={styles.twin} title={t('The eye cannot tell this from {{name}}', { name: twin })}>
            <IconEqual size={14} stroke={2} aria-label={t('The eye cannot tell this from {{name}}', { name: twin })} />
          </span>
        )}
        {entry.locked && <IconLock size={14} stroke={1.6} aria-label={t('locked')} />}
        <span className={styles.code}>{code}</span>
      </button>
      <Menu withinPortal={false} floatingStrategy="fixed">
        <Menu.Target>
          <ActionIcon className={styles.rowMore ?? ''} size={28} aria-label={t('Actions for {{name}}', { name })}>
            <IconDots size={16} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={edit}>
            {t('Edit the colour')}
          </Menu.Item>
          <Menu.Item
            leftSection={entry.locked ? <IconLockOpen {...icon} /> : <IconLock {...icon} />}
            onClick={() => many.lock([entry.id], !entry.locked)}
          >
            {entry.locked ? t('Unlock') : t('Lock')}
          </Menu.Item>
          <ChoosingItems board="color" choosing={choosing} />
          <Menu.Item
            leftSection={<IconArrowBarToUp {...icon} />}
            disabled={at === 0}
            onClick={() => many.move([entry.id], 'start')}
          >
            {t('Move to the beginning')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowUp {...icon} />}
            disabled={at === 0}
            onClick={() => moves.shift(entry.id, -1)}
          >
            {t('Move earlier')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowDown {...icon} />}
            disabled={at === of - 1}
            onClick={() => moves.shift(entry.id, 1)}
          >
            {t('Move later')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowBarToDown {...icon} />}
            disabled={at === of - 1}
            onClick={() => many.move([entry.id], 'end')}
          >
            {t('Move to the end')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTrash {...icon} />}
            disabled={entry.locked === true}
            onClick={() => many.remove([entry.id])}
          >
            {t('Remove from the board')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}
