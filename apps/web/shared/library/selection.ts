/** The order that things stand in: their ids, and the place of each. */
export interface Order {
  ids: readonly string[]
  at: ReadonlyMap<string, number>
}

/** What is chosen of a grid: where a range began, and where the keyboard stands. */
export interface Selection {
  chosen: ReadonlySet<string>
  anchor: string | null
  focus: string | null
}

/** The keys held while choosing. */
export interface Held {
  shift?: boolean
  /** Ctrl, or Cmd on a Mac. */
  mod?: boolean
}

export const nothingChosen: Selection = { chosen: new Set(), anchor: null, focus: null }

export const orderOf = (ids: readonly string[]): Order => ({ ids, at: new Map(ids.map((id, i) => [id, i])) })

function between({ ids, at }: Order, one: string, other: string): string[] {
  const from = at.get(one)
  const to = at.get(other)
  if (from === undefined || to === undefined) return to === undefined ? [] : [other]
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** Adds a thing to the choice, or takes it out; the keyboard stands there. */
export function toggleOne({ chosen }: Selection, id: string): Selection {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return { chosen: next, anchor: id, focus: id }
}

/** A click: alone it chooses one, with Ctrl it adds or takes out, with Shift it chooses the range from where choosing began. */
export function press(selection: Selection, order: Order, id: string, { shift, mod }: Held): Selection {
  if (shift) {
    const anchor = selection.anchor ?? id
    const range = between(order, anchor, id)
    return { chosen: new Set(mod ? [...selection.chosen, ...range] : range), anchor, focus: id }
  }
  return mod ? toggleOne(selection, id) : { chosen: new Set([id]), anchor: id, focus: id }
}

/** A key that moves: the thing arrived at is chosen, with Shift the range to it, with Ctrl nothing changes but the place. */
export function moveTo(selection: Selection, order: Order, id: string, { shift, mod }: Held): Selection {
  if (mod && !shift) return { ...selection, focus: id }
  return press(selection, order, id, { shift: shift ?? false })
}

export const chooseAll = (selection: Selection, { ids }: Order): Selection => ({ ...selection, chosen: new Set(ids) })

export const chooseNone = ({ focus }: Selection): Selection => ({ chosen: new Set(), anchor: null, focus })

/** A frame drawn over the grid: what it touches is chosen; with a key held, beside what was chosen before. */
export const sweep = (before: Selection, touched: readonly string[], { shift, mod }: Held): Selection => ({
  chosen: new Set(shift || mod ? [...before.chosen, ...touched] : touched),
  anchor: touched[0] ?? before.anchor,
  focus: touched.at(-1) ?? before.focus,
})

/** The choice among what is still there; the keyboard stays near where it stood. */
export function stillThere(selection: Selection, order: Order, before: Order): Selection {
  const { chosen, anchor, focus } = selection
  const known = (id: string | null) => id !== null && order.at.has(id)
  if ([...chosen].every(known) && (anchor === null || known(anchor)) && (focus === null || known(focus)))
    return selection
  const stood = focus === null ? undefined : before.at.get(focus)
  const near = stood === undefined ? null : (order.ids[Math.min(stood, order.ids.length - 1)] ?? null)
  return {
    chosen: new Set([...chosen].filter(known)),
    anchor: known(anchor) ? anchor : null,
    focus: known(focus) ? focus : near,
  }
}

/** The chosen ids in the order of the screen. */
export const chosenInOrder = ({ chosen }: Selection, { ids }: Order): string[] =>
  chosen.size === 0 ? [] : ids.filter((id) => chosen.has(id))
