import { type Color, toHex } from '@toile/craft/colors/color.ts'
import styles from './colorways.module.css'

/** The colours that a look will stand in, over its place until it is drawn. */
export const WaitingColors = ({ colors }: { colors: readonly { color: Color }[] }) => (
  <span className={styles.coming} aria-hidden>
    {colors.map(({ color }, i) => (
      <span key={i} style={{ background: toHex(color) }} />
    ))}
  </span>
)
