import { beltOver } from './beltOver.ts'
import { collarUp } from './collarUp.ts'
import { halfTuck } from './halfTuck.ts'
import { halfZipped } from './halfZipped.ts'
import { onTheShoulders } from './onTheShoulders.ts'
import { rolledCuffs } from './rolledCuffs.ts'
import { scarfTied } from './scarfTied.ts'

/** Every styling, in the order of the screen. */
export const stylings = [halfTuck, rolledCuffs, collarUp, halfZipped, beltOver, scarfTied, onTheShoulders] as const

export type StylingId = (typeof stylings)[number]['id']

/** The styling of an id, or nothing. */
export const findStyling = (id: string) => stylings.find((styling) => styling.id === id)
