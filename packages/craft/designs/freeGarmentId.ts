import { idBeside } from '@toile/rules/merging/mergeList.ts'
import type { Design } from './design.ts'

/** The id under which a garment of another look can be worn in this one: its own where it is free. */
export function freeGarmentId(id: string, { garments }: Pick<Design, 'garments'>): string {
  const taken = (one: string) => garments.some((worn) => worn.id === one)
  return taken(id) ? idBeside(id, taken) : id
}
