import { castFor } from '@toile/craft/designs/compose/castFor.ts'
import type { Cast } from '@toile/craft/mannequins/cast.ts'
import { Thumb } from '../../drawing/Thumb.tsx'
import styles from './cast.module.css'

/** A cast stands for nobody in particular: its picture shows the same four faces always. */
const shownSeed = 0

/** Four faces of a cast, one over the other. */
export function CastFaces({ cast: { gender, ageGroup }, small = false }: { cast: Cast; small?: boolean }) {
  return (
    <span className={styles.faces} data-small={small || undefined} aria-hidden>
      {castFor(gender, ageGroup, shownSeed).map((person) => (
        <span key={person}>
          <Thumb order={{ kind: 'person', person, part: 'head', width: 72, height: 72 }} />
        </span>
      ))}
    </span>
  )
}
