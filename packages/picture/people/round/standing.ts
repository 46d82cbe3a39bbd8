import type { Person } from '@toile/craft/mannequins/person.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import type { Stage } from '../../raster/stage.ts'
import type { Look } from '../personLook.ts'
import { openSitter, type Sitter } from '../sitter.ts'
import type { ShoeCut } from './shoes/shoeCut.ts'
import { shoeCuts } from './shoes/shoeCuts.ts'

/** Somebody in space on a stage: the posed body, everything that is looked up for the person once, and the cut of the shoes. */
export interface Standing {
  stage: Stage
  posed: Posed
  sitter: Sitter
  cut: ShoeCut
  look: Look
}

/** Stands a person who is posed in space on a stage. */
export const stand = (stage: Stage, posed: Posed, person: Person, look: Look): Standing => ({
  stage,
  posed,
  sitter: openSitter(stage, posed.block, person, look),
  cut: shoeCuts[look.shoe],
  look,
})
