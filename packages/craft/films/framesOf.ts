import { limits } from '@toile/rules/limits.ts'
import type { Film } from './film.ts'

/** How many frames a film has, and how many look after look takes of them: in a show they come one after the other. */
export function framesOf({ looks, take }: { looks: readonly unknown[]; take: Film['take'] }): {
  all: number
  each: number
} {
  const each = Math.round(take.seconds * take.rate)
  return { all: take.staging === 'show' ? each * Math.min(looks.length, limits.films.looks) : each, each }
}
