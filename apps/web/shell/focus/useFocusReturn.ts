import { type RefObject, useEffect } from 'react'
import { type FocusPlace, homeStands, nearestTo, placeOf, stands } from './focusPlace.ts'

const remembered = 40
const changes = { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'hidden', 'style'] }

/** The last places of the keyboard, latest last. */
function openTrail() {
  let trail: readonly FocusPlace[] = []
  return {
    latest: () => trail.at(-1),
    note(element: HTMLElement) {
      trail = [...trail.filter((place) => place.element !== element), placeOf(element)].slice(-remembered)
    },
    /** The nearest place that is left, from the latest back: what a closed layer held is passed over. */
    back(): HTMLElement | null {
      const modal = [...document.querySelectorAll('[aria-modal="true"]')].at(-1)
      for (const place of trail.toReversed().filter(homeStands)) {
        const near = nearestTo(place)
        if (near && (!modal || modal.contains(near))) return near
      }
      return modal instanceof HTMLElement ? modal : null
    },
  }
}

/**
 * Keeps the keyboard's place on every screen: where the element that has it goes away with its dialog, menu or list,
 * or alone, it returns to what opened it, or to the nearest that still stands (look.md A9). Once, in the frame.
 */
export function useFocusReturn(work: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const trail = openTrail()
    const isNowhere = () => document.activeElement === document.body || document.activeElement === null
    /** The person pressed where nothing takes the keyboard: it was put away, not lost. */
    let putAway = false
    let resting = false
    let asked = 0

    function look() {
      asked = 0
      const latest = trail.latest()
      if (!isNowhere() || !latest || (putAway && homeStands(latest))) return
      if (stands(latest)) {
        if (latest.element.matches(':disabled')) resting = true
        else if (resting) latest.element.focus({ preventScroll: true })
        return
      }
      ;(trail.back() ?? work.current)?.focus({ preventScroll: true })
    }
    const came = ({ target }: FocusEvent) => {
      putAway = false
      resting = false
      if (target instanceof HTMLElement) trail.note(target)
    }
    const pressed = () => {
      putAway = isNowhere()
    }
    const watch = new MutationObserver(() => {
      asked ||= requestAnimationFrame(look)
    })
    watch.observe(document.body, changes)
    addEventListener('focusin', came)
    addEventListener('pointerup', pressed)
    return () => {
      watch.disconnect()
      cancelAnimationFrame(asked)
      removeEventListener('focusin', came)
      removeEventListener('pointerup', pressed)
    }
  }, [work])
}
