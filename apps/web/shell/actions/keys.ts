import type { Action } from './action.ts'

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** The keys that a text like 'mod++' names; the last of them may be the plus itself. */
const partsOf = (keys: string): string[] => keys.split(/\+(?!$)/)

/** Whether a key press is the one that a text like 'mod+shift+z' names. */
export const isPressed = (keys: string, press: KeyPress): boolean => {
  const parts = partsOf(keys.toLowerCase())
  const key = parts.at(-1)
  const mod = parts.includes('mod')
  // Plus lies on the key of the equals sign.
  const pressed = press.key === '=' && key === '+' ? '+' : press.key.toLowerCase()
  if (pressed !== key) return false
  if (mod !== (press.ctrlKey || press.metaKey)) return false
  if (parts.includes('alt') !== press.altKey) return false
  return press.key.length === 1 && !/[a-z0-9]/i.test(press.key) ? true : parts.includes('shift') === press.shiftKey
}

/** Whether an element takes typed text, where single keys are letters and not commands. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(TEXTAREA|SELECT)$/.test(target.tagName) ||
    (target instanceof HTMLInputElement &&
      !target.readOnly &&
      !/^(checkbox|radio|range|button|submit|color|file)$/.test(target.type)))

/** The action a key press means; the latest screen wins. */
export const actionOf = (all: readonly Action[], press: KeyPress, typing: boolean): Action | undefined =>
  all.findLast(({ keys, whileTyping }) => keys && isPressed(keys, press) && (!typing || whileTyping))

/** Key text as this machine writes it: ⌘ K on a Mac, Ctrl K elsewhere. */
export const keyNames = (keys: string, mac: boolean): string[] =>
  partsOf(keys).map((part) => {
    if (part === 'mod') return mac ? '⌘' : 'Ctrl'
    if (part === 'shift') return mac ? '⇧' : 'Shift'
    if (part === 'alt') return mac ? '⌥' : 'Alt'
    return part.charAt(0).toUpperCase() + part.slice(1)
  })

export const onMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)
