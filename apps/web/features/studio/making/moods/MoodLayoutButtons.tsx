import { IconArrowsShuffle, IconMaximize } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { useBoards } from '../../boards/boardContext.ts'
import { useMoodLayout } from './useMoodLayout.ts'

/** Arranges the moodboard at every click, and shows the arrangement large (requirement S5.21). */
export function MoodLayoutButtons() {
  const { t } = useTranslation()
  const { project, show } = useBoards()
  const { arrange } = useMoodLayout()
  if (project.boards.mood.length === 0) return null
  return (
    <>
      <IconButton name={t('Layout: arrange the moodboard anew')} size={28} onClick={() => arrange()}>
        <IconArrowsShuffle size={17} stroke={1.5} />
      </IconButton>
      {project.moodPositions.length > 0 && (
        <IconButton name={t('Show the layout large')} size={28} onClick={() => show({ kind: 'moodLayout' })}>
          <IconMaximize size={17} stroke={1.5} />
        </IconButton>
      )}
    </>
  )
}
