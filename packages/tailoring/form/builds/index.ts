import type { Build } from '../build.ts'
import type { Figure } from '../form.ts'
import { boy } from './boy.ts'
import { girl } from './girl.ts'
import { man } from './man.ts'
import { toddler } from './toddler.ts'
import { woman } from './woman.ts'

/** The build of each kind of body. */
export const builds: Readonly<Record<Figure, Build>> = { woman, man, girl, boy, toddler }
