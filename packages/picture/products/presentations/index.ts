import type { PresentationId } from '@toile/craft/products/presentations.ts'
import type { Present } from '../taking.ts'
import { accessories } from './accessories.ts'
import { detail } from './detail.ts'
import { dressForm } from './dressForm.ts'
import { figure } from './figure.ts'
import { flatLay } from './flatLay.ts'
import { ghost } from './ghost.ts'
import { hanger } from './hanger.ts'
import { stack } from './stack.ts'

/** How each presentation is set out. */
export const presents: Readonly<Record<PresentationId, Present>> = {
  hanger,
  ghost,
  flatLay,
  stack,
  dressForm,
  figure,
  accessories,
  detail,
}
