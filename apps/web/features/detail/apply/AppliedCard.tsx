import type { Design } from '@toile/craft/designs/design.ts'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { Tick } from '../redesign/Tick.tsx'
import styles from '../redesign/redesign.module.css'

interface AppliedCardProps {
  /** Already translated. */
  name: string
  before: Design
  after: Design
  chosen: boolean
  onChoose: (on: boolean) => void
}

/** A look as it is and as it would become, chosen by a press. */
export function AppliedCard({ name, before, after, chosen, onChoose }: AppliedCardProps) {
  return (
    <li>
      <button type="button" aria-label={name} aria-pressed={chosen} onClick={() => onChoose(!chosen)}>
        <span className={styles.pair}>
          {[before, after].map((design, i) => (
            <Thumb key={i} order={{ kind: 'look', design, width: 130, height: 195 }} className={styles.thumb} />
          ))}
        </span>
        <span className={styles.name}>{name}</span>
        {chosen && <Tick />}
      </button>
    </li>
  )
}
