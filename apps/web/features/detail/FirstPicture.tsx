import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { atHand, sizesAmongLooks, srcSetOf } from '../../shared/open/looks/pictureOf.ts'
import styles from './stage.module.css'

interface FirstPictureProps {
  entry: DesignEntry
  design: Design
  view: View
}

/** What a look shows until it is drawn: the picture that its card has already, where that is the same, on the look's own ground. */
export function FirstPicture({ entry, design, view }: FirstPictureProps) {
  const pictures = atHand(entry, design, view)
  return (
    <span className={styles.first} data-first style={{ background: toHex(design.ground) }} aria-hidden>
      {pictures && (
        <img
          src={pictures.middle}
          srcSet={srcSetOf(pictures, design)}
          sizes={sizesAmongLooks}
          alt=""
          decoding="sync"
          draggable={false}
        />
      )}
    </span>
  )
}
