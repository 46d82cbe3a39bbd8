import { useEffect, useEffectEvent } from 'react'

/** Hears every key while what asks for it is on the screen, wherever the focus is. */
export function useKeyDown(press: (event: KeyboardEvent) => void): void {
  const pressed = useEffectEvent(press)
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
