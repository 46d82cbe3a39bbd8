import type { Action } from './action.ts'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The actions whose name holds every typed word, accents aside; all of them when nothing is typed. */
export const findActions = (all: readonly Action[], typed: string, nameOf: (action: Action) => string): Action[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return all.filter((action) => words.every((word) => plain(nameOf(action)).includes(word)))
}
