import { hasCause } from '../hasCause.ts'

/** Whether something failed because what it belongs to was deleted meanwhile (SQLSTATE 23503). */
export const isGone = (error: unknown): boolean => hasCause(error, ({ code }) => code === '23503')
