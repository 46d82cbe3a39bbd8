import type { Design } from '@toile/craft/designs/design.ts'
import type { Take } from '@toile/craft/films/film.ts'
import type { JointId } from '@toile/craft/motions/own/dragJoint.ts'
import type { KeyFrame } from '@toile/craft/motions/own/ownMotion.ts'
import type { OwnPose } from '@toile/craft/motions/own/ownPose.ts'
import type { Point } from '@toile/geometry'
import { useElementSize } from '@mantine/hooks'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { findDragged, findPose } from '../../../../shared/drawing/desk.ts'
import { useFoundAnew } from '../../../../shared/drawing/useFoundAnew.ts'
import { useLiveDrawing } from '../../../../shared/drawing/useLiveDrawing.ts'
import { JointHandles } from './JointHandles.tsx'
import { keyFilm } from './keyFilm.ts'
import { OnionSkin } from './OnionSkin.tsx'
import styles from './own.module.css'

interface KeyStageProps {
  design: Design
  take: Take
  current: KeyFrame
  /** The key frames before and behind, seen through. */
  neighbours: readonly KeyFrame[]
  onPose: (pose: OwnPose, joint: JointId) => void
}

/** A key frame under the hands: the look as it stands in it, its neighbours seen through, and its joints to be dragged. */
export function KeyStage({ design, take, current, neighbours, onPose }: KeyStageProps) {
  const { t } = useTranslation()
  const { ref, width, height } = useElementSize()
  const canvas = useRef<HTMLCanvasElement>(null)
  const busy = useRef(false)
  const next = useRef<{ joint: JointId; to: Point } | null>(null)
  const size = useMemo(() => ({ width: Math.round(width), height: Math.round(height) }), [width, height])
  const film = useMemo(() => keyFilm(design, take, current), [design, take, current])
  const order = useMemo(() => ({ kind: 'filmFrame' as const, film, frame: 0, ...size }), [film, size])
  const failed = useLiveDrawing({ canvas, order })
  const found = useFoundAnew(JSON.stringify([film.take.motion, size]), async () =>
    size.width > 0 ? findPose({ film, frame: 0, ...size }) : null,
  )
  const drag = async (joint: JointId, to: Point) => {
    next.current = { joint, to }
    if (busy.current) return
    busy.current = true
    const latest = () => {
      const one = next.current
      next.current = null
      return one
    }
    for (let one = latest(); one; one = latest()) {
      const pose = await findDragged({ film, frame: 0, joint: one.joint, to: one.to, ...size }).catch(() => null)
      if (pose) onPose(pose, one.joint)
    }
    busy.current = false
  }
  return (
    <div className={styles.room}>
      <div className={styles.figure} ref={ref}>
        <canvas ref={canvas} className={styles.drawn} role="img" aria-label={t('The pose of this key frame')} />
        {neighbours.map((key) => (
          <OnionSkin key={key.id} film={keyFilm(design, take, key)} size={size} />
        ))}
        {found && <JointHandles at={found.joints} size={size} onMove={(joint, to) => void drag(joint, to)} />}
        {failed && (
          <span className={styles.failed} role="status">
            {t('The picture could not be drawn yet. It is tried again by itself.')}
          </span>
        )}
      </div>
    </div>
  )
}
