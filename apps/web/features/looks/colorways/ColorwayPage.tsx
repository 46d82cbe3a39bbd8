import { colorRoles } from '@toile/craft/designs/colorways/colorRoles.ts'
import { inColorway } from '@toile/craft/designs/colorways/inColorway.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Palette } from '../../../shared/colorways/useShownPalettes.ts'
import { ColorwayCell } from './ColorwayCell.tsx'
import styles from './colorwayPages.module.css'
import type { GridParts } from './gridParts.ts'

interface ColorwayPageProps {
  parts: GridParts
  palette: Palette
  /** What the palette is called. */
  name: string
}

/** Every look in one colourway. */
export function ColorwayPage({
  parts: { looks, inked, handed, onChoose },
  palette: { colorway },
  name,
}: ColorwayPageProps) {
  const { t } = useTranslation()
  const dyed = useMemo(
    () => inked.map((design) => inColorway(design, colorway, colorRoles([design], handed))),
    [inked, colorway, handed],
  )
  return (
    <ul className={styles.looks}>
      {looks.map((entry, i) => {
        const look = t('Look {{number}}', { number: lookNumber(entry) })
        return (
          <li key={entry.id}>
            <ColorwayCell
              entry={entry}
              design={dyed[i] ?? entry.document}
              colors={colorway.colors}
              name={t('{{look}} in {{colourway}}', { look, colourway: name })}
              isChosen={false}
              onChoose={() => onChoose(colorway.id, entry.id)}
              onState={() => {}}
            />
            {look}
          </li>
        )
      })}
    </ul>
  )
}
