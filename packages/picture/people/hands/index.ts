import type { HandName } from '@toile/craft/mannequins/pose.ts'
import { bag } from './bag.ts'
import { child } from './child.ts'
import type { HandArt } from './handArt.ts'
import { hip } from './hip.ts'
import { pocket } from './pocket.ts'
import { relaxed } from './relaxed.ts'
import { walk } from './walk.ts'

/** Every drawn hand by its name. */
export const hands: Record<HandName, HandArt> = { relaxed, walk, hip, pocket, bag, child }
