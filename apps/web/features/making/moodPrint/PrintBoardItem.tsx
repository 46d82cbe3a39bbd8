import { Menu } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'

/** Prints a board, from its menu. */
export function PrintBoardItem({ board }: { board: 'mood' | 'print' | 'sketch' | 'color' }) {
  const { t } = useTranslation()
  const { project, show } = useBoards()
  return (
    <Menu.Item
      leftSection={<IconPrinter size={17} stroke={1.4} aria-hidden />}
      disabled={project.boards[board].length === 0}
      onClick={() => show({ kind: 'boardPrint', board })}
    >
      {t('Print this board on paper')}
    </Menu.Item>
  )
}
