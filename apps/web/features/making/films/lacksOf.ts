import type { Take } from '@toile/craft/films/film.ts'
import { limits } from '@toile/rules/limits.ts'
import { mostBeside } from './take/staged.ts'

const { looks: mostLooks, atOnce } = limits.films

interface Asked {
  staging: Take['staging']
  /** Looks that are chosen. */
  looks: number
  /** Of them those of which nothing can be seen. */
  hidden: number
  price: number
  /** Credits that are left; unknown at first. */
  left: number | undefined
}

/** What is missing before films can be ordered, as a sentence with its blanks; null where nothing is. */
export function lacksOf({ staging, looks, hidden, price, left }: Asked) {
  if (hidden === looks) return { label: 'Nothing of this look can be shown.', blanks: {} } as const
  if (staging === 'beside' && (looks < 2 || looks > mostBeside))
    return { label: 'Choose two or three looks to stand beside each other.', blanks: {} } as const
  if (staging === 'show' && looks > mostLooks)
    return { label: 'A show has {{number}} looks at most.', blanks: { number: mostLooks } } as const
  if (staging === 'one' && looks > atOnce)
    return { label: 'One order makes {{number}} films at most.', blanks: { number: atOnce } } as const
  if (left !== undefined && left < price)
    return { label: 'You have {{left}} credits; this takes {{price}}.', blanks: { left, price } } as const
  return null
}
