import { IconCheck } from '@tabler/icons-react'
import styles from './redesign.module.css'

/** Marks a picture that is chosen. */
export const Tick = () => (
  <span className={styles.tick} aria-hidden>
    <IconCheck size={16} stroke={2} />
  </span>
)
