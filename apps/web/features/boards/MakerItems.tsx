import { Menu } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { IconSparkles } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { makers } from '../making/makers.ts'
import { useBoards } from '../../shared/open/boards/boardContext.ts'
import type { BoardId } from '../../shared/open/boards/boardKinds.ts'
import { PrintBoardItem } from '../making/moodPrint/PrintBoardItem.tsx'

/** What the engine can make for a board, and its print: small makers open over it, large ones take the screen (requirement S2.52). */
export function MakerItems({ board }: { board: BoardId }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { opened, show } = useBoards()
  return (
    <>
      {makers
        .filter((maker) => maker.board === board)
        .map(({ id, label, Panel }) => (
          <Menu.Item
            key={id}
            leftSection={<IconSparkles size={17} stroke={1.4} aria-hidden />}
            onClick={() =>
              Panel
                ? show({ kind: 'make', maker: id })
                : void navigate({ to: '/home/tools', search: { tool: id, project: opened.id } })
            }
          >
            {t(label)}
          </Menu.Item>
        ))}
      <Menu.Divider />
      <PrintBoardItem board={board} />
    </>
  )
}
