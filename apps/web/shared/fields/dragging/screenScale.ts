import { useSyncExternalStore } from 'react'
import { openListeners } from '../../../shell/openListeners.ts'

/** Millimetres of a CSS pixel where the web says that an inch has 96 of them. */
export const ordinaryPixel = 25.4 / 96
const place = 'toile-screen-pixel'
/** Screens between a projector and a telephone. */
const [least, most] = [0.04, 1.5]

const { subscribe, tell } = openListeners()
/** How large a CSS pixel of this screen is in millimetres: as measured by the person, else as the web supposes. */
function screenPixel(): number {
  const kept = Number(localStorage.getItem(place))
  return kept >= least && kept <= most ? kept : ordinaryPixel
}

/** Remembers on this machine how large a CSS pixel is; null forgets it. */
export function setScreenPixel(millimetres: number | null): void {
  if (millimetres === null) localStorage.removeItem(place)
  else localStorage.setItem(place, String(Math.max(least, Math.min(most, millimetres))))
  tell()
}

/** The size of a CSS pixel of this screen in millimetres, as it is known now. */
export const useScreenPixel = (): number => useSyncExternalStore(subscribe, screenPixel)
