import { useRef, useState } from 'react'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { PaletteHead } from '../../../shared/colorways/PaletteHead.tsx'
import { ColorwayPage } from './ColorwayPage.tsx'
import styles from './colorwayPages.module.css'
import type { GridParts } from './gridParts.ts'

/** One colourway at a time with the looks below each other; the next one is swiped to, or called by a button. */
export function ColorwayPages(parts: GridParts) {
  const { project, roles, palettes, names, onChoose } = parts
  const { t } = useTranslation()
  const [at, setAt] = useState(0)
  const strip = useRef<HTMLDivElement>(null)
  const turn = (to: number) => strip.current?.children[to]?.scrollIntoView({ inline: 'start', block: 'nearest' })
  return (
    <>
      {palettes.length > 0 && (
        <div className={styles.turn}>
          <IconButton name={t('Previous colourway')} disabled={at === 0} onClick={() => turn(at - 1)}>
            <IconChevronLeft size={20} stroke={1.5} />
          </IconButton>
          <span aria-live="polite">
            {t('{{number}} of {{count}}', { number: Math.min(at + 1, palettes.length), count: palettes.length })}
          </span>
          <IconButton name={t('Next colourway')} disabled={at >= palettes.length - 1} onClick={() => turn(at + 1)}>
            <IconChevronRight size={20} stroke={1.5} />
          </IconButton>
        </div>
      )}
      <div
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
      >
        {palettes.map((palette, i) => (
          <section key={palette.colorway.id} aria-label={names[i]} inert={i !== at}>
            <PaletteHead
              palette={palette}
              name={names[i] ?? ''}
              roles={roles}
              project={project}
              isChosen={false}
              onChoose={() => onChoose(palette.colorway.id)}
            />
            {Math.abs(i - at) <= 1 && <ColorwayPage parts={parts} palette={palette} name={names[i] ?? ''} />}
          </section>
        ))}
      </div>
    </>
  )
}
