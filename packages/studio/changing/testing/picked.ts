import type { Chance } from '@toile/geometry'

/** The id of one of some things, or one that none has. */
export const oneOf = (items: readonly { id: string }[], chance: Chance): string =>
  items.length > 0 ? chance.pick(items).id : 'none'

/** The ids of about half of some things. */
export const some = (items: readonly { id: string }[], chance: Chance): string[] =>
  items.filter(() => chance.happens(0.5)).map(({ id }) => id)
