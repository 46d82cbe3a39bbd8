import type { BackdropId } from '@toile/craft/designs/backdrops.ts'
import { block } from './block.ts'
import type { Ground } from './ground.ts'
import { drawingPaper } from './drawingPaper.ts'
import { plain } from './plain.ts'
import { studio } from './studio.ts'
import { wash } from './wash.ts'

const grounds: Readonly<Record<BackdropId, Ground>> = { paper: drawingPaper, wash, studio, block }

/** What a look stands before: its plain ground unless it names another. */
export const groundOf = (backdrop: BackdropId | null | undefined): Ground => (backdrop ? grounds[backdrop] : plain)
