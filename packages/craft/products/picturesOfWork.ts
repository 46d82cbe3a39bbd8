import { picturesOfRetouched } from './picturesOfRetouched.ts'
import type { ProductWork } from './productWork.ts'

/** The pictures that a work is made of beside what its look names, by content hash: the own ground of a shot, or those of a retouched picture. */
export function picturesOfWork(work: ProductWork): string[] {
  if (work.of === 'picture') return picturesOfRetouched(work.retouched)
  const { picture } = work.shot.ground
  return picture ? [picture] : []
}
