import { sameContent } from '../sameContent.ts'
import { type Asked, type Choices, chosenOf, either } from './conflict.ts'

/** Gives the side that changed a value; where both changed it differently, the question is told and its answer holds. */
export type Take<Part extends string> = <T>(part: Part, base: T, mine: T, theirs: T) => T

/** Merges single values by choices; `key` names a value among all that are asked. */
export const openTaking =
  <Part extends string>(
    choices: Choices,
    key: (part: Part) => string,
    tell: (part: Part, asked: Asked) => void,
  ): Take<Part> =>
  (part, base, mine, theirs) => {
    if (sameContent(mine, theirs) || sameContent(base, mine)) return theirs
    if (sameContent(base, theirs)) return mine
    const chosen = chosenOf(choices, key(part), either, 'mine')
    tell(part, { key: key(part), sides: either, chosen })
    return chosen === 'theirs' ? theirs : mine
  }
