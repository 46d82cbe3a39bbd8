import { type JointId, joints } from '@toile/craft/motions/own/dragJoint.ts'
import type { Point } from '@toile/geometry'
import { useTranslation } from 'react-i18next'
import { standsAt, useDrag } from '../../parts/useDrag.ts'
import styles from './own.module.css'

interface JointHandlesProps {
  /** Where the joints are, in pixels of the picture. */
  at: Readonly<Record<JointId, Point>>
  size: { width: number; height: number }
  onMove: (joint: JointId, to: Point) => void
}

/** The joints over the drawn figure: dragged, or moved by arrow keys (look.md D31). */
export function JointHandles({ at, size, onMove }: JointHandlesProps) {
  const { t } = useTranslation()
  const drag = useDrag(size)
  return joints.map(({ id, label }) => (
    <button
      key={id}
      type="button"
      className={styles.joint}
      data-handle={id}
      data-keeps-arrows
      style={standsAt(at[id], size)}
      title={t(label)}
      aria-label={t('{{point}}: arrows by 1 pixel, with Shift by 10', { point: t(label) })}
      {...drag(at[id], (to) => onMove(id, to))}
    />
  ))
}
