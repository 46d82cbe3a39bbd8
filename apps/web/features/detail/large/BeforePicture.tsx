import type { Design } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { LookCanvas } from '../../../shared/drawing/LookCanvas.tsx'
import styles from './large.module.css'

interface BeforePictureProps {
  design: Design
  view: View
  width: number
  height: number
  finer: number
  name: string
  shown: boolean
}

/** The look as it was, drawn once and kept under the hand. */
export function BeforePicture({ shown, name, ...picture }: BeforePictureProps) {
  return (
    <span className={styles.before} data-shown={shown || undefined}>
      <LookCanvas {...picture} name={shown ? name : ''} urgency={shown ? 'now' : 'soon'} />
    </span>
  )
}
