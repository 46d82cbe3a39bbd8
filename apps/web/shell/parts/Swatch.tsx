import styles from './parts.module.css'

interface SwatchProps {
  /** Any CSS colour or gradient: it comes from a document, never from the theme. */
  fill: string
  /** Read out in place of the colour. */
  name?: string
  size?: 'small' | 'line' | 'square'
}

/** A patch of colour with a hairline, so that near-black and near-white do not vanish. */
export function Swatch({ fill, name, size = 'line' }: SwatchProps) {
  return name ? (
    <span className={styles.swatch} data-size={size} style={{ background: fill }} role="img" aria-label={name} />
  ) : (
    <span className={styles.swatch} data-size={size} style={{ background: fill }} aria-hidden />
  )
}
