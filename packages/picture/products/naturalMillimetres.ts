import type { Design } from '@toile/craft/designs/design.ts'
import { sizeOfFormat } from '@toile/craft/products/formats.ts'
import type { Shot } from '@toile/craft/products/shot.ts'
import type { Desk } from '../looks/desk.ts'
import { presents } from './presentations/index.ts'

/** Pixels of the longer side at which a picture is set out to be measured: what is read is how it is framed, which no size changes. */
const side = 32

/** Millimetres of cloth along the longer side of a product picture in which what is shown is as large as fits; nothing where nothing is shown. */
export function naturalMillimetres(desk: Desk, look: Design, shot: Shot): number | null {
  const { width, height } = sizeOfFormat(shot.format, side)
  const set = presents[shot.presentation]({ desk, look, shot: { ...shot, millimetres: null }, width, height })
  if (!set?.buffer.millimetresPerHead) return null
  return (side / set.buffer.scale) * set.buffer.millimetresPerHead
}
