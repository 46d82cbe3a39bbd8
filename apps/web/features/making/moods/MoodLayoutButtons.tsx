import { useNavigate } from '@tanstack/react-router'
import { IconArrowsShuffle, IconMaximize } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import { usePictures } from '../../../shared/open/projects/pictures.ts'
import { useMoodLayout } from './useMoodLayout.ts'

/** Arranges the moodboard at every click, and opens it over the whole screen to be laid out by hand (requirement S5.21). */
export function MoodLayoutButtons() {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  const navigate = useNavigate()
  const pictures = usePictures()
  const { arrange } = useMoodLayout({ opened, project, pictures })
  return (
    <>
      {project.boards.mood.length > 0 && (
        <IconButton name={t('Layout: arrange the moodboard anew')} size={28} onClick={() => arrange()}>
          <IconArrowsShuffle size={17} stroke={1.5} />
        </IconButton>
      )}
      <IconButton
        name={t('Open the moodboard')}
        size={28}
        onClick={() => void navigate({ to: '/home/tools', search: { project: opened.id, board: 'mood' } })}
      >
        <IconMaximize size={17} stroke={1.5} />
      </IconButton>
    </>
  )
}
