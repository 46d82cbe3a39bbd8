import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PaletteHead } from '../../../shared/colorways/PaletteHead.tsx'
import { DrawnLine } from '../../../shared/drawing/DrawnLine.tsx'
import { useDrawnCount } from '../../../shared/drawing/useDrawnCount.ts'
import { ColorwayRow } from './ColorwayRow.tsx'
import styles from './colorwayGrid.module.css'
import type { GridParts } from './gridParts.ts'
import { nextCell } from './nextCell.ts'

/** Looks by rows, colourways by columns, those that are kept first; arrows walk over it, and what is in sight is drawn. */
export function ColorwayGrid(parts: GridParts) {
  const { project, looks, inked, roles, palettes, names, coming, chosen, onChoose } = parts
  const { t } = useTranslation()
  const { done, count, tell } = useDrawnCount()
  const table = useRef<HTMLTableElement>(null)
  const walk = (event: KeyboardEvent) => {
    const cells = [...(table.current?.rows ?? [])].map((row) => [...row.querySelectorAll('button')])
    const next = nextCell(cells, event.target, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
    next.closest('th, td')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return (
    <div className={styles.main}>
      <div className={styles.scroller}>
        <table ref={table} className={styles.grid} aria-label={t('Looks in colourways')} onKeyDown={walk}>
          <thead>
            <tr>
              <th scope="col">{t('Current look')}</th>
              {palettes.map((palette, i) => (
                <th key={palette.colorway.id} scope="col">
                  <PaletteHead
                    palette={palette}
                    name={names[i] ?? ''}
                    roles={roles}
                    project={project}
                    isChosen={i === chosen.column}
                    onChoose={() => onChoose(palette.colorway.id)}
                  />
                </th>
              ))}
              {Array.from({ length: coming }, (_, i) => (
                <td key={i} className={styles.coming} aria-hidden />
              ))}
            </tr>
          </thead>
          <tbody>
            {looks.map((entry, i) => (
              <ColorwayRow
                key={entry.id}
                entry={entry}
                design={inked[i] ?? entry.document}
                parts={parts}
                chosen={i === chosen.row ? chosen.column : null}
                onState={tell}
              />
            ))}
          </tbody>
        </table>
      </div>
      <DrawnLine done={done} count={count} />
    </div>
  )
}
