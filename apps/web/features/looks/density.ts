import { useState } from 'react'

const key = 'toile-density'
/** Least width of a card in rem, from many small ones to few large ones. */
export const densities = { least: 8, normal: 13, most: 26 } as const

/** A kept width of cards; ordinary when it makes no sense. */
export function readDensity(kept: string | null): number {
  const width = Number(kept)
  return kept && width >= densities.least && width <= densities.most ? width : densities.normal
}

/** How large the cards are, remembered on this machine. */
export function useDensity(): [number, (width: number) => void] {
  const [width, setWidth] = useState(() => readDensity(localStorage.getItem(key)))
  return [
    width,
    (next) => {
      setWidth(next)
      localStorage.setItem(key, String(next))
    },
  ]
}
