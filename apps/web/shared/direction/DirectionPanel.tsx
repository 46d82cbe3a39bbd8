import { Button } from '@mantine/core'
import { asAskedSays } from '@toile/studio/projects/directionChanges.ts'
import { useTranslation } from 'react-i18next'
import { useAway } from '../../shell/calls/useAway.ts'
import { useBoards } from '../open/boards/boardContext.ts'
import { AskedPanel } from './AskedPanel.tsx'
import { BrandColors } from './BrandColors.tsx'
import { DialFields } from './DialFields.tsx'
import styles from './direction.module.css'
import { DirectionSkeleton } from './DirectionSkeleton.tsx'
import { LeftOutColors } from './LeftOutColors.tsx'
import { PicturePrints } from './PicturePrints.tsx'
import { quiet } from './quiet.ts'
import { ScriptField } from './ScriptField.tsx'
import { useAskedScript } from './useAskedScript.ts'
import { useDirection } from './useDirection.ts'
import { WorldField } from './WorldField.tsx'

interface DirectionPanelProps {
  /** Leaves the panel, for a dialog of the boards. */
  onLeave: () => void
}

/** What is read in the moodboard's pictures, shown, changed and held: colour script, kind of pictures, measures; without pictures the colours that are derived of those asked for (requirement S3.03). */
export function DirectionPanel({ onLeave }: DirectionPanelProps) {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  const { direction, state, waiting, failed, again } = useDirection()
  const asked = useAskedScript(state)
  const away = useAway()
  if (state === 'empty')
    return (
      <div className={styles.panel}>
        {asked && <AskedPanel script={asked} onLeave={onLeave} />}
        <BrandColors />
        <p className={styles.note}>
          {t('Put photographs on the moodboard: their colours, their prints and their mood then lead the looks.')}
        </p>
      </div>
    )
  if (state === 'reading') return <DirectionSkeleton />
  if (!direction)
    return (
      <div className={styles.panel}>
        <p className={styles.note} role="status">
          {state === 'unreadable'
            ? t('None of the pictures on the moodboard could be read; the looks go by the colours you choose.')
            : t('The pictures could not be read just now. What you set stays as it is.')}{' '}
          <Button size="compact-sm" variant="subtle" onClick={again}>
            {t('Try again')}
          </Button>
        </p>
        {asked && <AskedPanel script={asked} onLeave={onLeave} />}
        <BrandColors />
      </div>
    )
  const { kept, without } = project.direction.script
  const unread = project.boards.mood.length - direction.pictures.length
  return (
    <div className={styles.panel} aria-busy={waiting || undefined}>
      <div className={styles.head}>
        <h2>{t('Colours from the pictures')}</h2>
        <Button
          size="compact-sm"
          variant="subtle"
          {...quiet(kept.length + without.length === 0)}
          onClick={() => opened.document.change(asAskedSays, null)}
        >
          {t('As the pictures say')}
        </Button>
      </div>
      <ScriptField script={direction.now.script} pictures={direction.pictures} onLeave={onLeave} />
      <LeftOutColors />
      <BrandColors />
      {(away || failed) && (
        <p className={styles.note} role="status">
          {t('The server cannot be reached; this is what was read before.')}
        </p>
      )}
      {!waiting && !away && !failed && unread > 0 && (
        <p className={styles.note}>{t('Pictures that could not be read: {{number}}', { number: unread })}</p>
      )}
      <WorldField direction={direction} />
      <PicturePrints direction={direction} />
      <DialFields direction={direction} />
    </div>
  )
}
