import { arched } from './arched.ts'
import type { Arrangement } from './arrangement.ts'
import { badge, label } from './badge.ts'
import { collegiate, echo, minimal, ribboned, upright, verse } from './plainly.ts'
import { ballpark, scriptOver } from './scriptOver.ts'
import { rainbow, sunset, wave } from './seventies.ts'
import { stack } from './stack.ts'

/** Every arrangement of slogans, in the order of the screen. */
export const arrangements = [
  stack,
  arched,
  badge,
  scriptOver,
  collegiate,
  rainbow,
  echo,
  wave,
  sunset,
  ballpark,
  ribboned,
  label,
  upright,
  verse,
  minimal,
] as const

export type ArrangementId = (typeof arrangements)[number]['id']
export const arrangementIds: readonly ArrangementId[] = arrangements.map(({ id }) => id)

/** An arrangement by its id. */
export const findArrangement = (id: string): Arrangement<ArrangementId> | undefined =>
  arrangements.find((arrangement) => arrangement.id === id)
