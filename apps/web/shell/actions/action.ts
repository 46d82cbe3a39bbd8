import { openListeners } from '../openListeners.ts'
/** Something a person can do from a key, the palette or the shortcut sheet: one object feeds all three. */
export interface Action {
  id: string
  /** The English sentence; shown translated. */
  label: string
  /** The group's English name, from a `label`. */
  group: string
  /** Key text as a person reads it: 'mod+k', 'shift+?', 'l'. Mod is Ctrl, or Cmd on a Mac. */
  keys?: string
  /** A name that is not translated, such as a language's own. */
  ownName?: string
  /** Whether the key also works while typing in a field. */
  whileTyping?: boolean
  run: () => void
}

let sets: readonly (readonly Action[])[] = []
let all: readonly Action[] = []
const { subscribe, tell } = openListeners()
const show = (next: typeof sets) => {
  sets = next
  all = next.flat()
  tell()
}

/** The actions of every screen and part that is there now. */
export const actions = {
  get: () => all,
  /** Does what an action does, from a button that stands for it. */
  run: (id: string) => all.find((action) => action.id === id)?.run(),
  subscribe,
  /** Adds a set of actions; the later set wins where two want the same key. */
  add(set: readonly Action[]) {
    show([...sets, set])
    return () => show(sets.filter((other) => other !== set))
  },
}
