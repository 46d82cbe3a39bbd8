import type { Build } from '../build.ts'
import { boy } from './boy.ts'
import { curve } from './curve.ts'
import { girl } from './girl.ts'
import { man } from './man.ts'
import { teen } from './teen.ts'
import { teenBoy } from './teenBoy.ts'
import { toddler } from './toddler.ts'
import { woman } from './woman.ts'

/** Every body, in the order of the screen (requirement S3.04). */
export const builds = [woman, curve, man, girl, boy, teen, teenBoy, toddler] as const

/** The id of a body. */
export type BuildId = (typeof builds)[number]['id']

/** The body of an id, or nothing. */
export const findBuild = (id: string): Build | null => builds.find((build) => build.id === id) ?? null
