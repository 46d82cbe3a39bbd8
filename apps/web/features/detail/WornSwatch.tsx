import type { Worn } from '@toile/craft/designs/design.ts'
import { Swatch } from '../../shell/parts/Swatch.tsx'
import { Thumb } from '../../shared/drawing/Thumb.tsx'
import { fillStyle } from '../../shared/fields/colors/fillStyle.ts'
import styles from '../../shared/fields/parts/detail.module.css'
import { inksOf, type SwatchSize, swatchOf } from './swatchOf.ts'

/** A patch of what a garment is made of: its print, until it is drawn its inks, or its colour. */
export function WornSwatch({ worn, size = 'line' }: { worn: Worn; size?: SwatchSize }) {
  const order = swatchOf(worn, size)
  const patch = <Swatch fill={inksOf(worn) ?? fillStyle(worn.fill)} size={size} />
  if (!order) return patch
  return (
    <span className={styles.printed}>
      {patch}
      <Thumb order={order} className={styles.print} urgency="soon" />
    </span>
  )
}
