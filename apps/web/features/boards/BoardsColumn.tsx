import { useTranslation } from 'react-i18next'
import { toHex } from '@toile/craft/colors/color.ts'
import { formatOf, paperOf } from '@toile/studio/projects/boardFormats.ts'
import { placesOf } from '@toile/studio/projects/boards/layout/arrangeBoard.ts'
import { TrialCount } from '../../shared/uploads/TrialCount.tsx'
import { MoodLayoutButtons } from '../making/moods/MoodLayoutButtons.tsx'
import { placeStyle } from '../making/moods/placeStyle.ts'
import { useBoards } from '../../shared/open/boards/boardContext.ts'
import { BoardsHead } from './BoardsHead.tsx'
import styles from '../../shared/open/boards/boards.module.css'
import { ColorPanel } from './ColorPanel.tsx'
import { justifiedRows } from './justifiedRows.ts'
import { MannequinPanel } from './MannequinPanel.tsx'
import { MarketingPanel } from './MarketingPanel.tsx'
import { PicturePanel } from './PicturePanel.tsx'
import { SettingsPanel } from '../projects/SettingsPanel.tsx'
import { SketchFoot } from './sketches/SketchFoot.tsx'
import { UnsureSketch } from './sketches/UnsureSketch.tsx'
import { useUnsure } from '../../shared/open/boards/useUnsure.ts'

const moodLayout = (aspects: readonly number[]) =>
  justifiedRows(aspects, 2.9).map(({ share, together }, i) => ({
    width: `calc((100% - ${together - 1} * 3px) * ${share} - 0.1px)`,
    aspectRatio: String(aspects[i] ?? 1),
  }))

/** The left column: every board of the project and its settings (requirements S1.03, S1.04). */
export function BoardsColumn() {
  const { t } = useTranslation()
  const { project } = useBoards()
  const unsure = useUnsure(project)
  const { width, height } = formatOf(project.moodSheet.format)
  return (
    <div className={styles.column} aria-label={t('Boards')} role="group">
      <h1 className={styles.narrowTitle}>{project.name}</h1>
      <BoardsHead />
      <TrialCount />
      <PicturePanel
        board="mood"
        layout={moodLayout}
        placed={placesOf(project)?.map(placeStyle) ?? null}
        sheet={{ aspectRatio: `${width} / ${height}`, background: toHex(paperOf(project.moodSheet.ground)) }}
        controls={<MoodLayoutButtons />}
      />
      <PicturePanel board="print" />
      <PicturePanel
        board="sketch"
        foot={({ id }) => (unsure.has(id) ? null : <SketchFoot id={id} />)}
        beside={({ id }) => {
          const doubt = unsure.get(id)
          return doubt && <UnsureSketch id={id} unsure={doubt} />
        }}
      />
      <ColorPanel />
      <MannequinPanel />
      <MarketingPanel />
      <SettingsPanel />
    </div>
  )
}
