import type { Build } from '../build.ts'
import { boy } from './boy.ts'
import { broad } from './broad.ts'
import { curve } from './curve.ts'
import { girl } from './girl.ts'
import { junior } from './junior.ts'
import { juniorBoy } from './juniorBoy.ts'
import { man } from './man.ts'
import { tall } from './tall.ts'
import { tallMan } from './tallMan.ts'
import { teen } from './teen.ts'
import { teenBoy } from './teenBoy.ts'
import { toddler } from './toddler.ts'
import { toddlerGirl } from './toddlerGirl.ts'
import { woman } from './woman.ts'

/** Every body, in the order of the screen (requirement S3.04). */
export const builds = [
  woman,
  curve,
  tall,
  man,
  broad,
  tallMan,
  teen,
  teenBoy,
  girl,
  junior,
  toddlerGirl,
  boy,
  juniorBoy,
  toddler,
] as const

/** The id of a body. */
export type BuildId = (typeof builds)[number]['id']

/** The body of an id, or nothing. */
export const findBuild = (id: string): Build | null => builds.find((build) => build.id === id) ?? null
