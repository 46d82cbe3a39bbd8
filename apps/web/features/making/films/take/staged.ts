import type { Take } from '@toile/craft/films/film.ts'
import { filmFormats } from '@toile/craft/films/filmFormats.ts'

/** How looks stand in a film, in the order of the screen. */
export const stagings = [
  { id: 'one', label: 'Each by itself' },
  { id: 'beside', label: 'Beside each other' },
  { id: 'show', label: 'A show' },
] as const satisfies readonly { id: Take['staging']; label: string }[]

/** Most looks that any form holds beside each other. */
export const mostBeside: number = Math.max(...filmFormats.map(({ beside }) => beside))

/** Whether a form has room for looks as they are staged. */
export const hasRoom = (format: Take['format'], staging: Take['staging']): boolean =>
  staging !== 'beside' || (filmFormats.find(({ id }) => id === format)?.beside ?? 1) > 1

/** What changes with the staging: its form as well, where looks beside each other have no room in it. */
export function staged({ format }: Pick<Take, 'format'>, staging: Take['staging']): Pick<Take, 'staging' | 'format'> {
  const wide = filmFormats.find((one) => hasRoom(one.id, staging))
  return { staging, format: hasRoom(format, staging) ? format : (wide?.id ?? format) }
}
