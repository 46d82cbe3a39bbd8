import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { nearestName } from '@toile/craft/colors/names.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { Swatch } from '../../../shell/parts/Swatch.tsx'
import styles from '../parts/detail.module.css'

interface ColorChipsProps {
  project: Project
  current: Color | null
  onChoose: (color: Color) => void
}

/** The colours of the colorboard, one press each; names are read out, not only shown as swatches (look.md B36). */
export function ColorChips({ project, current, onChoose }: ColorChipsProps) {
  const { t } = useTranslation()
  const { color: board } = project.boards
  if (board.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('Colours of the board')}>
      {board.map(({ id, name, color }) => {
        const words = name || t(nearestName(color).label)
        return (
          <li key={id}>
            <button
              type="button"
              title={words}
              aria-label={words}
              aria-pressed={current !== null && toHex(current) === toHex(color)}
              onClick={() => onChoose(color)}
            >
              <Swatch fill={toHex(color)} size="square" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
