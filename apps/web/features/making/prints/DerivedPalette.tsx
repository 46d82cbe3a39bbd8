import { Button } from '@mantine/core'
import type { Color } from '@toile/craft/colors/color.ts'
import { setPrintColors } from '@toile/craft/prints/changes.ts'
import { derivedInks } from '@toile/craft/prints/derivedSource.ts'
import { inksFrom } from '@toile/craft/prints/inksFrom.ts'
import { openChance, sure } from '@toile/geometry'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTarget } from '../parts/makingTarget.ts'
import { printSteps } from './printSteps.ts'
import type { PrintDesk } from './printDesk.ts'
import { InkList } from './InkList.tsx'
import styles from './printStudio.module.css'

/** The inks of a print made of a picture, ground first: each to be edited or moved, and all of them dealt anew from themselves or from the colours of the board. */
export function DerivedPalette({ colors, desk }: { colors: readonly Color[]; desk: PrintDesk }) {
  const { t } = useTranslation()
  const target = useTarget()
  const [seed, setSeed] = useState(1)
  const board = target?.project.boards.color.map(({ color }) => color) ?? []
  const recolor = (palette: readonly Color[]) => {
    desk.edit(setPrintColors, inksFrom(colors, palette, openChance(seed)))
    setSeed(seed + 1)
  }
  return (
    <>
      <InkList colors={colors} desk={desk} />
      <div className={styles.row}>
        {colors.length < derivedInks.most && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => desk.edit(setPrintColors, [...colors, sure(colors.at(-1))], undefined, printSteps.color)}
          >
            {t('Add an ink')}
          </Button>
        )}
        {board.length > 1 && (
          <Button size="compact-sm" variant="default" onClick={() => recolor(board)}>
            {t('In the colours of the board')}
          </Button>
        )}
      </div>
    </>
  )
}
