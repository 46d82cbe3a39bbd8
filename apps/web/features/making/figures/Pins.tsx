import type { LandmarkName } from '@toile/craft/mannequins/figure.ts'
import { useTranslation } from 'react-i18next'
import type { Draft } from './figureDraft.ts'
import styles from './figures.module.css'
import { pointNames } from './pointNames.ts'
import { standsAt, useDrag } from '../parts/useDrag.ts'

interface PinsProps {
  draft: Draft
  size: { width: number; height: number }
  shown: readonly LandmarkName[]
  /** Those drawn hollow. */
  doubtful: readonly LandmarkName[]
  /** The point that is held or has the focus. */
  onHold: (name: LandmarkName | null) => void
  onMove: (name: LandmarkName, to: [number, number]) => void
}

/** The points of a mannequin over its picture: dragged, or moved by arrow keys (requirement S2.51). */
export function Pins({ draft, size, shown, doubtful, onHold, onMove }: PinsProps) {
  const { t } = useTranslation()
  const drag = useDrag(size)
  return shown.map((name) => {
    const doubt = doubtful.includes(name)
    const said = { point: t(pointNames[name].label) }
    return (
      <button
        key={name}
        type="button"
        className={styles.pin}
        data-keeps-arrows
        data-doubtful={doubt || undefined}
        style={standsAt(draft.landmarks[name], size)}
        title={said.point}
        aria-label={
          doubt
            ? t('{{point}}, not sure: arrows by 1 pixel, with Shift by 10', said)
            : t('{{point}}: arrows by 1 pixel, with Shift by 10', said)
        }
        onFocus={() => onHold(name)}
        onBlur={() => onHold(null)}
        {...drag(draft.landmarks[name], ([x, y]) => onMove(name, [x, y]))}
      />
    )
  })
}
