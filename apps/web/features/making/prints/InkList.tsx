import { type Color } from '@toile/craft/colors/color.ts'
import { moveColor, setPrintColors } from '@toile/craft/prints/changes.ts'
import { useTranslation } from 'react-i18next'
import { Sortable } from '../../../shared/fields/dragging/Sortable.tsx'
import { printSteps } from './printSteps.ts'
import type { PrintDesk } from './printDesk.ts'
import { PaletteRow } from './PaletteRow.tsx'
import styles from './printStudio.module.css'

/** The inks of a print, ground first: each to be edited, moved or taken out, down to two. */
export function InkList({ colors, desk }: { colors: readonly Color[]; desk: PrintDesk }) {
  const { t } = useTranslation()
  const nameOf = (i: number) => (i === 0 ? t('Ground') : t('Ink {{number}}', { number: i }))
  const idOf = (i: number) => `ink ${i}`
  const ids = colors.map((_, i) => idOf(i))
  const set = (next: readonly Color[], drag?: string) => desk.edit(setPrintColors, next, drag, printSteps.color)
  return (
    <Sortable
      ids={ids}
      layout="list"
      nameOf={(id) => (ids.includes(id) ? nameOf(ids.indexOf(id)) : '')}
      onMove={(id, to) => desk.edit(moveColor, { from: ids.indexOf(id), to })}
    >
      <ul className={styles.palette} aria-label={t('Colours of the print')}>
        {colors.map((color, i) => (
          <PaletteRow
            key={idOf(i)}
            id={idOf(i)}
            name={nameOf(i)}
            color={color}
            onColor={(next) => set(colors.with(i, next), `ink ${i}`)}
            onRemove={colors.length > 2 ? () => set(colors.toSpliced(i, 1)) : null}
          />
        ))}
      </ul>
    </Sortable>
  )
}
