import { IconCheck } from '@tabler/icons-react'
import styles from './redesign.module.css'

/** Marks a picture that is chosen, or, empty, one that can be. */
export const Tick = ({ empty = false }: { empty?: boolean }) => (
  <span className={styles.tick} data-empty={empty || undefined} aria-hidden>
    {!empty && <IconCheck size={16} stroke={2} />}
  </span>
)
