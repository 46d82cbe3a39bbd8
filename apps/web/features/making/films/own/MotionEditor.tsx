import type { Design } from '@toile/craft/designs/design.ts'
import type { Take } from '@toile/craft/films/film.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayRefusal } from '../../../../shell/calls/queries.ts'
import { Dialog } from '../../../../shell/parts/Dialog.tsx'
import { MotionBench } from './MotionBench.tsx'
import type { SavedMotion } from '../saved/useSavedMotions.ts'
import { beginMotion, leaveMotion, type MotionDesk, motionDesk, motionPlace, openSaved } from './motionDesk.ts'
import styles from './own.module.css'

interface MotionEditorProps {
  projectId: string
  design: Design
  take: Take
  /** The motion of the library that is opened; null for the one that is made here. */
  saved: SavedMotion | null
  onUse: (change: Pick<Take, 'motion' | 'seconds'>) => void
  onClose: () => void
}

/** A motion of one's own over the film screen: begun with the poses of the chosen motion or as the library has it, or gone on with as it was left. */
export function MotionEditor({ projectId, design, take, saved, onUse, onClose }: MotionEditorProps) {
  const { t } = useTranslation()
  const [desk, setDesk] = useState<MotionDesk | null>(
    () => motionDesk(motionPlace(projectId, saved)) ?? (saved && openSaved(projectId, saved)),
  )
  const [nothing, setNothing] = useState(false)
  const begin = async () => {
    if (saved) return setDesk(openSaved(projectId, saved))
    try {
      const begun = await beginMotion(projectId, design, take, t('Own motion'))
      setNothing(begun === null)
      if (begun) setDesk(begun)
    } catch (error) {
      sayRefusal(error)
    }
  }
  const beginOnce = useEffectEvent(() => void (desk ?? begin()))
  useEffect(() => beginOnce(), [])
  return (
    <Dialog title={saved?.name ?? t('Own motion')} size="whole" onClose={onClose}>
      {desk ? (
        <MotionBench
          desk={desk}
          design={design}
          take={take}
          anew={saved ? t('As it is in the library') : t('Begin anew with the chosen motion')}
          onAnew={() => void begin()}
          onSaved={() => saved && leaveMotion(motionPlace(projectId, saved))}
          onUse={onUse}
        />
      ) : (
        <p className={styles.waits} role="status">
          {nothing
            ? t('This look stands flat and has no joints to move.')
            : t('The poses of the chosen motion are being found.')}
        </p>
      )}
    </Dialog>
  )
}
