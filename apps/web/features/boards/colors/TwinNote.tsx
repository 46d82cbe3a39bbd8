import { type Color, colorDistance } from '@toile/craft/colors/color.ts'
import { sameToTheEye } from '@toile/craft/colors/comparison.ts'
import { useTranslation } from 'react-i18next'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import { useColorNames } from '../../../shared/open/names/useColorNames.ts'
import styles from './colors.module.css'

/** A warning that a colour stands on the board already, as far as the eye can tell (look.md B33). */
export function TwinNote({ color, besides }: { color: Color; besides: string | null }) {
  const { t } = useTranslation()
  const { project } = useBoards()
  const nameOf = useColorNames()
  const twin = project.boards.color.find(
    (entry) => entry.id !== besides && colorDistance(entry.color, color) < sameToTheEye,
  )
  return (
    <p className={styles.twin} role="status">
      {twin && t('The eye cannot tell this from {{name}}, which is on the board', { name: nameOf(twin) })}
    </p>
  )
}
