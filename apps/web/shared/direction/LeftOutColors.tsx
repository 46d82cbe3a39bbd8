import { toHex } from '@toile/craft/colors/color.ts'
import type { StepName } from '@toile/rules/changing/defineChange.ts'
import { takeBackColor } from '@toile/studio/projects/directionChanges.ts'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Swatch } from '../../shell/parts/Swatch.tsx'
import { useBoards } from '../open/boards/boardContext.ts'
import { useNamesApart } from '../open/names/useNamesApart.ts'
import styles from './direction.module.css'

/** The colours that were left out of the script; one press takes each back, in a step of its own. */
export function LeftOutColors({ as }: { as?: StepName }) {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  const apart = useNamesApart()
  const heading = useId()
  const { without } = project.direction.script
  if (without.length === 0) return null
  const names = apart(without.map((color) => ({ name: '', color })))
  return (
    <div className={styles.leftOut}>
      <h3 id={heading}>{t('Left out')}</h3>
      <ul aria-labelledby={heading}>
        {without.map((color, i) => {
          const name = names[i]
          return (
            <li key={toHex(color)}>
              <button
                type="button"
                aria-label={t('Take {{name}} back', { name })}
                onClick={() => opened.document.change(takeBackColor, { color }, { as })}
              >
                <Swatch fill={toHex(color)} size="small" />
                {name}
                <IconArrowBackUp size={15} stroke={1.5} aria-hidden />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
