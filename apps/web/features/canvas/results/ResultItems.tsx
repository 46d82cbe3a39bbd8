import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Painting } from '../painting/openPainting.ts'
import { useBench } from '../painting/usePainting.ts'
import type { ResultId } from './resultIds.ts'

interface ResultItemsProps {
  /** It was opened of a look whose project is there. */
  ofLook: boolean
  /** It lies in a project. */
  inProject: boolean
  onChoose: (result: ResultId, painting: Painting) => void
}

/** What becomes of a painting: paint on its look, a picture on a board of its project. */
export function ResultItems({ ofLook, inProject, onChoose }: ResultItemsProps) {
  const { t } = useTranslation()
  const { painting } = useBench()
  return (
    <>
      {ofLook && <Menu.Item onClick={() => onChoose('paint', painting)}>{t('Put the paint on the look')}</Menu.Item>}
      {inProject && <Menu.Item onClick={() => onChoose('board', painting)}>{t('Put it on a board')}</Menu.Item>}
    </>
  )
}
