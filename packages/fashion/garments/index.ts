import type { AnyGarment } from './garment.ts'
import { tShirt } from './tShirt.ts'

/** Every garment, in the order the picker shows them; order within a slot is the order of dressing. */
export const garments = [tShirt] as const satisfies readonly AnyGarment[]

export type GarmentId = (typeof garments)[number]['id']

/** The garment of an id, where there is one. */
export const findGarment = (id: string): AnyGarment | undefined => garments.find((garment) => garment.id === id)
