const layers = '[role="dialog"], [role="menu"], [role="listbox"]'
const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])'

/** Where the keyboard stood: the element, the layer it lay in, and the way to it, so that it is found when the element is gone. */
export interface FocusPlace {
  element: HTMLElement
  /** The dialog, menu or list around it; the work area or the page where it lay in none. */
  home: Element
  /** From the inside out: each element around it, up to its home, and its place among the children there. */
  way: readonly { around: Element; at: number }[]
}

/** Notes where an element stands. */
export function placeOf(element: HTMLElement): FocusPlace {
  const home = element.closest(layers) ?? element.closest('main') ?? document.body
  const way: FocusPlace['way'][number][] = []
  for (let inner: Element = element; inner !== home && inner.parentElement; inner = inner.parentElement)
    way.push({ around: inner.parentElement, at: [...inner.parentElement.children].indexOf(inner) })
  return { element, home, way }
}

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })

/** Whether the element is on the screen, though it may rest for a moment. */
export const stands = ({ element }: FocusPlace): boolean => element.isConnected && isSeen(element)

/** Whether the layer it lay in is still on the screen. */
export const homeStands = ({ home }: FocusPlace): boolean => home.isConnected && isSeen(home)

const rests = (element: HTMLElement) => element.matches(':disabled')
const within = (part: Element): HTMLElement[] =>
  [part, ...part.querySelectorAll(reachable)].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.matches(reachable) && isSeen(each),
  )

/** What stands nearest to where it stood, within its layer: what took its place, what came after, what came before, else the layer itself. */
export function nearestTo({ element, home, way }: FocusPlace): HTMLElement | null {
  if (element.isConnected && isSeen(element) && !rests(element)) return element
  for (const { around, at } of way) {
    if (!around.isConnected) continue
    const parts = [...around.children]
    const after = parts.slice(at).flatMap(within).at(0)
    const before = parts.slice(0, at).flatMap(within).at(-1)
    const near = after ?? before
    if (near) return near
  }
  return home instanceof HTMLElement && home.hasAttribute('tabindex') ? home : null
}
