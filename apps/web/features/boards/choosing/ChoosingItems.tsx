import { Menu } from '@mantine/core'
import { IconCopy, IconSquareCheck } from '@tabler/icons-react'
import type { ChoosingBoard } from '@toile/studio/projects/manyChanges.ts'
import { useTranslation } from 'react-i18next'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import type { useChoosingKeys } from './useChoosingKeys.ts'

const icon = { size: 17, stroke: 1.4, 'aria-hidden': true } as const

interface ChoosingItemsProps {
  board: ChoosingBoard
  choosing: Pick<ReturnType<typeof useChoosingKeys>, 'chosen' | 'toggle' | 'meant'>
}

/** What the menu of everything on a board offers for several things at once. */
export function ChoosingItems({ board, choosing }: ChoosingItemsProps) {
  const { t } = useTranslation()
  const { show } = useBoards()
  return (
    <>
      <Menu.Item leftSection={<IconSquareCheck {...icon} />} onClick={choosing.toggle}>
        {choosing.chosen ? t('Stop choosing') : t('Choose')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCopy {...icon} />}
        onClick={() => show({ kind: 'copy', board, ids: choosing.meant() })}
      >
        {t('Copy to another project')}
      </Menu.Item>
    </>
  )
}
