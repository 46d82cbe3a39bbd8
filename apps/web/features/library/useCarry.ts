import { useState } from 'react'

interface Carried {
  x: number
  y: number
}

/** Carries the chosen pictures with the pointer to whatever is marked data-drop, which lights up under it. */
export function useCarry(onDrop: (target: string) => void) {
  const [ghost, setGhost] = useState<Carried | null>(null)
  const light = (target: Element | null) => {
    for (const lit of document.querySelectorAll('[data-drop][data-lit]'))
      if (lit !== target) lit.removeAttribute('data-lit')
    target?.setAttribute('data-lit', '')
  }
  return {
    ghost,
    carry: (over: Element | null, at: Carried | null) => {
      const target = over?.closest('[data-drop]') ?? null
      setGhost(at)
      light(at ? target : null)
      const name = target?.getAttribute('data-drop')
      if (!at && name) onDrop(name)
    },
  }
}
