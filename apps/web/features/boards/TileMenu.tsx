import { ActionIcon, Menu } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { BoardItem } from '@toile/studio/projects/project.ts'
import {
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconArrowLeft,
  IconArrowRight,
  IconBrush,
  IconDots,
  IconEye,
  IconPin,
  IconPinnedOff,
  IconReload,
  IconTrash,
  IconVector,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useBoards } from '../../shared/open/boards/boardContext.ts'
import type { BoardId } from '../../shared/open/boards/boardKinds.ts'
import styles from '../../shared/open/boards/boards.module.css'
import { trace, useTracing } from '../../shared/open/boards/tracing.ts'
import { useBoardMoves } from './useBoardMoves.ts'
import { useChoosingKeys } from './choosing/useChoosingKeys.ts'
import { useManyMoves } from './useManyMoves.ts'
import { ChoosingItems } from './choosing/ChoosingItems.tsx'

interface TileMenuProps {
  board: BoardId
  item: BoardItem
  name: string
  onLook: () => void
}

const icon = { size: 17, stroke: 1.4, 'aria-hidden': true } as const
const looks: Record<BoardId, { label: string }> = {
  mood: { label: 'Look at it' },
  print: { label: 'Size and repeat' },
  sketch: { label: 'Outline, anchors and category' },
}

/** Everything that can be done with a picture on a board, without dragging. */
export function TileMenu({ board, item, name, onLook }: TileMenuProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { opened, project } = useBoards()
  const moves = useBoardMoves(board)
  const many = useManyMoves(board)
  const choosing = useChoosingKeys(board, item.id)
  const items = project.boards[board]
  const drawnByHand = board === 'sketch' && project.boards.sketch.some(({ id, garment }) => id === item.id && !garment)
  const failed = useTracing(item.id)?.state === 'failed' && drawnByHand
  const at = items.findIndex(({ id }) => id === item.id)
  return (
    <Menu withinPortal={false} floatingStrategy="fixed">
      <Menu.Target>
        <ActionIcon className={styles.more ?? ''} size={26} aria-label={t('Actions for {{name}}', { name })}>
          <IconDots size={16} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconEye {...icon} />} onClick={onLook}>
          {t(looks[board].label)}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconBrush {...icon} />}
          onClick={() =>
            void navigate({ to: '/home/tools', search: { tool: 'canvas', picture: item.id, project: opened.id } })
          }
        >
          {t('Open in the canvas')}
        </Menu.Item>
        {drawnByHand && (
          <Menu.Item
            leftSection={<IconVector {...icon} />}
            onClick={() =>
              void navigate({ to: '/home/tools', search: { tool: 'tracing', file: item.id, project: opened.id } })
            }
          >
            {t('Trace it by hand')}
          </Menu.Item>
        )}
        {failed && (
          <Menu.Item leftSection={<IconReload {...icon} />} onClick={() => void trace(item.id)}>
            {t('Trace again')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={item.pinned ? <IconPinnedOff {...icon} /> : <IconPin {...icon} />}
          onClick={() => many.pin([item.id], !item.pinned)}
        >
          {item.pinned ? t('Unpin') : t('Pin: use it first')}
        </Menu.Item>
        <ChoosingItems board={board} choosing={choosing} />
        <Menu.Item
          leftSection={<IconArrowBarToLeft {...icon} />}
          disabled={at <= 0}
          onClick={() => many.move([item.id], 'start')}
        >
          {t('Move to the beginning')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowLeft {...icon} />}
          disabled={at <= 0}
          onClick={() => moves.shift(item.id, -1)}
        >
          {t('Move earlier')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowRight {...icon} />}
          disabled={at === items.length - 1}
          onClick={() => moves.shift(item.id, 1)}
        >
          {t('Move later')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowBarToRight {...icon} />}
          disabled={at === items.length - 1}
          onClick={() => many.move([item.id], 'end')}
        >
          {t('Move to the end')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => moves.remove(item.id)}>
          {t('Remove from the board')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
