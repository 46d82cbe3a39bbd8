import type { Column } from 'drizzle-orm'

/** The name of a column in the database. */
export const columnName = ({ name }: Column): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
