import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { LookPicture } from '../../../shared/open/looks/LookPicture.tsx'
import styles from './redesign.module.css'

/** A look as it stands, by the picture that is there already: nothing is waited for. */
export const KnownLook = ({ entry, sizes = '18rem' }: { entry: DesignEntry; sizes?: string }) => (
  <span className={styles.known}>
    <LookPicture entry={entry} sizes={sizes} named />
  </span>
)
