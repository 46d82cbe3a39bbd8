import type { Design } from '@toile/craft/designs/design.ts'
import { sizeOf } from '@toile/craft/designs/size.ts'
import type { DrawingOrder } from './drawPicture.ts'

/** The picture that a look is shown with, in its own size. */
export const shownOrder = (design: Design): DrawingOrder => ({ kind: 'look', design, ...sizeOf(design), form: 'webp' })
