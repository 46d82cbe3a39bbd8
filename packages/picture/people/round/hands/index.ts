import type { HandGesture } from '@toile/fashion/mannequins/round/gesture.ts'
import { clutch } from './clutch.ts'
import { collar } from './collar.ts'
import { flat } from './flat.ts'
import type { HandArt } from './handArt.ts'
import { hip } from './hip.ts'
import { pocket } from './pocket.ts'
import { relaxed } from './relaxed.ts'
import { strap } from './strap.ts'

/** The hand of every gesture, as the back of a right hand with the thumb at +x. */
export const handArts: Record<HandGesture, HandArt> = { relaxed, strap, pocket, hip, collar, clutch, flat }
