import type { Design } from '@toile/craft/designs/design.ts'
import type { Take } from '@toile/craft/films/film.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayRefusal } from '../../../../shell/calls/queries.ts'
import { Dialog } from '../../../../shell/parts/Dialog.tsx'
import { MotionBench } from './MotionBench.tsx'
import { beginMotion, type MotionDesk, motionDesk } from './motionDesk.ts'
import styles from './own.module.css'

interface MotionEditorProps {
  projectId: string
  design: Design
  take: Take
  onUse: (change: Pick<Take, 'motion' | 'seconds'>) => void
  onClose: () => void
}

/** A motion of one's own over the film screen: begun with the poses of the chosen motion, or gone on with as it was left. */
export function MotionEditor({ projectId, design, take, onUse, onClose }: MotionEditorProps) {
  const { t } = useTranslation()
  const [desk, setDesk] = useState<MotionDesk | null>(() => motionDesk(projectId))
  const [nothing, setNothing] = useState(false)
  const begin = async () => {
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
    <Dialog title={t('Own motion')} size="whole" onClose={onClose}>
      {desk ? (
        <MotionBench desk={desk} design={design} take={take} onAnew={() => void begin()} onUse={onUse} />
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
