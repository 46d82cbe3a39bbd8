import { ActionIcon, Menu } from '@mantine/core'
import { toHex } from '@toile/fashion/colors/color.ts'
import type { ColorItem } from '@toile/fashion/projects/project.ts'
import { IconArrowDown, IconArrowUp, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Swatch } from '../../../shell/parts/Swatch.tsx'
import { useBoards } from './boardContext.ts'
import styles from './boards.module.css'
import { colorStyle } from './colorStyle.ts'
import { useBoardMoves } from './useBoardMoves.ts'
import { useColorNames } from './useColorNames.ts'
import { useSortableTile } from './useSortableTile.ts'

const icon = { size: 17, stroke: 1.4, 'aria-hidden': true } as const

/** One colour: swatch, name, code; Enter edits, Space takes it up, Delete removes. */
export function ColorRow({ entry, at, of }: { entry: ColorItem; at: number; of: number }) {
  const { t } = useTranslation()
  const { show } = useBoards()
  const moves = useBoardMoves('color')
  const tile = useSortableTile(entry.id)
  const name = useColorNames()(entry)
  const code = entry.tcx ? `${entry.tcx} TCX` : toHex(entry.color)
  const edit = () => show({ kind: 'color', id: entry.id })
  return (
    <li {...tile.item} className={styles.color}>
      <button
        type="button"
        {...tile.grip}
        className={styles.colorLine}
        onClick={({ detail }) => detail > 0 && edit()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !tile.item['data-dragging']) edit()
          else if (event.key === 'Delete' || event.key === 'Backspace') moves.remove(entry.id)
          else tile.pickUp(event)
        }}
      >
        <Swatch fill={colorStyle(entry)} />
        <span className={styles.colorName}>{name}</span>
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
          <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => moves.remove(entry.id)}>
            {t('Remove from the board')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}
