import { Button, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import type { Color } from '@toile/craft/colors/color.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import { setPrintColors } from '@toile/craft/prints/changes.ts'
import { colorsFor } from '@toile/craft/prints/colorsFor.ts'
import type { Print } from '@toile/craft/prints/print.ts'
import { unbalanced } from '@toile/craft/prints/unbalanced.ts'
import { openChance } from '@toile/geometry'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTarget } from '../parts/makingTarget.ts'
import { printSteps } from './printSteps.ts'
import type { PrintDesk } from './printDesk.ts'
import { InkList } from './InkList.tsx'
import styles from './printStudio.module.css'

interface PrintPaletteProps {
  print: Print
  colors: readonly Color[]
  desk: PrintDesk
}

const grey: Color = { r: 150, g: 148, b: 144 }
const tries = 12

/** The inks of a construction, ground first: each to be edited, moved, or exchanged for a colourway or the board's colours (domain 4.4). */
export function PrintPalette({ print, colors, desk }: PrintPaletteProps) {
  const { t } = useTranslation()
  const target = useTarget()
  const [seed, setSeed] = useState(1)
  const [fromBoard, setFromBoard] = useState(false)
  const board = target?.project.boards.color.map(({ color }) => color) ?? []
  const inks = fromBoard ? board : colors
  const recolor = (way: (chance: ReturnType<typeof openChance>) => Color[]) => {
    const now = colors.map(toHex).join()
    const found = Array.from({ length: tries }, (_, i) => way(openChance(seed + i)).slice(0, 8))
    const at = found.findIndex((next) => next.map(toHex).join() !== now)
    const other = found[at]
    setSeed(seed + Math.max(0, at) + 1)
    if (other) desk.edit(setPrintColors, other)
  }
  return (
    <>
      <InkList colors={colors} desk={desk} />
      {colors.length < Math.min(8, print.colorway.length) && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() =>
            desk.edit(setPrintColors, [...colors, print.colorway[colors.length] ?? grey], undefined, printSteps.color)
          }
        >
          {t('Add an ink')}
        </Button>
      )}
      {board.length > 1 && (
        <Switch
          size="sm"
          label={t('In the colours of the board')}
          checked={fromBoard}
          onChange={({ currentTarget }) => setFromBoard(currentTarget.checked)}
        />
      )}
      <div className={styles.row}>
        <Button size="compact-sm" variant="default" onClick={() => recolor((chance) => colorsFor(print, inks, chance))}>
          {t('Recolour, balanced')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => recolor((chance) => unbalanced(inks, print.colorway.length, chance))}
        >
          {t('Recolour, unbalanced')}
        </Button>
      </div>
      <ul className={styles.colorways} aria-label={t('Colourways')}>
        {print.colorways.map(({ id, label, colors: way }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={way.slice(0, 8).map(toHex).join() === colors.map(toHex).join()}
              onClick={() => desk.edit(setPrintColors, way)}
            >
              <span className={styles.strip} aria-hidden>
                {way.map((color, i) => (
                  <i key={`${i} ${toHex(color)}`} style={{ background: toHex(color), flex: i === 0 ? 2 : 1 }} />
                ))}
              </span>
              <span>{t(label)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
