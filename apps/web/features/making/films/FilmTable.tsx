import { IconHanger, IconMovie } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DocumentUndo, type UndoNames } from '../../../shared/fields/parts/DocumentUndo.tsx'
import { Workbench } from '../../../shell/parts/Workbench.tsx'
import styles from './films.module.css'
import type { TakeDesk } from './take/takeDesk.ts'
import { FilmResults } from './results/FilmResults.tsx'

const undoNames: UndoNames = {
  group: 'Product video',
  undo: { label: 'Undo on the film' },
  redo: { label: 'Redo on the film' },
}

interface FilmTableProps {
  /** How the film is taken. */
  document: TakeDesk['document']
  projectId: string
  /** The name of the project, for its files. */
  name: string
  /** Of what films are made: already translated, and the column in which it is chosen. */
  of: string
  left: ReactNode
  /** The film as it will move, and the order of it. */
  preview: ReactNode
  dock: ReactNode
  /** What it is taken with. */
  right: ReactNode
}

/** The table at which films are made, of looks or of pictures: what is filmed on the left, the film and those of the project in the middle, how it is taken on the right. */
export function FilmTable({ document, projectId, name, of, left, preview, dock, right }: FilmTableProps) {
  const { t } = useTranslation()
  return (
    <>
      <DocumentUndo names={undoNames} document={document} />
      <Workbench
        names={{ left: of, middle: t('Film'), right: t('Settings') }}
        rail={[{ id: 'looks', label: of, Icon: IconHanger }]}
        icons={{ left: IconHanger, middle: IconMovie }}
        left={left}
        middle={
          <>
            <header className={styles.head}>
              <title>{`${t('Product video')} · Toile`}</title>
              <h1>{t('Product video')}</h1>
            </header>
            <div className={styles.scroller}>
              {preview}
              <FilmResults projectId={projectId} name={name} />
            </div>
            {dock}
          </>
        }
        right={<div className={styles.options}>{right}</div>}
      />
    </>
  )
}
