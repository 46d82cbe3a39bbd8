const listeners = new Set<() => void>()

/** Registers what must be forgotten when a person signs out or their session ends: open projects, details, tools (requirement S4.05). */
export const onLeave = (forget: () => void): (() => void) => {
  listeners.add(forget)
  return () => void listeners.delete(forget)
}

/** Forgets everything that belongs to the person. */
export const forgetPerson = () => {
  for (const forget of listeners) forget()
}
