import { Loader } from '@mantine/core'
import type { Picture } from '@toile/contract/features/files.ts'
import { useTranslation } from 'react-i18next'
import { MakingTarget } from '../../making/parts/makingTarget.ts'
import { TracingEditor } from '../../making/tracing/TracingEditor.tsx'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import styles from '../../../shared/open/boards/boards.module.css'
import { useTracing } from '../../../shared/open/boards/tracing.ts'

interface SketchViewProps {
  picture: Picture
  /** Told whether corrections stand that are not on the board. */
  onUnsaved: (unsaved: boolean) => void
}

/** A sketch of the board in the tracing editor: outline, anchors and category are corrected here; while it is being traced, that is told (requirements S3.26, S3.27). */
export function SketchView({ picture, onUnsaved }: SketchViewProps) {
  const { t } = useTranslation()
  const { project, desk } = useBoards()
  const tracing = useTracing(picture.id)
  const item = project.boards.sketch.find(({ id }) => id === picture.id)
  if (!item?.traced && tracing?.state === 'tracing')
    return (
      <div className={styles.look}>
        <img className={styles.large} src={picture.url} alt={picture.name} />
        <p className={styles.says} role="status">
          <Loader size={14} aria-hidden /> {t('Tracing the garment')}
        </p>
      </div>
    )
  return (
    <MakingTarget value={{ project, desk }}>
      <div className={styles.sketchView}>
        <TracingEditor picture={picture} known={item?.traced ?? null} onUnsaved={onUnsaved} />
      </div>
    </MakingTarget>
  )
}
