import type { Design } from './design.ts'

/** The id under which a garment of another look can be worn in this one: its own where it is free. */
export function freeGarmentId(id: string, { garments }: Pick<Design, 'garments'>): string {
  const taken = new Set(garments.map((worn) => worn.id))
  let n = 2
  let free = id
  while (taken.has(free)) free = `${id.slice(0, 50)}~${n++}`
  return free
}
