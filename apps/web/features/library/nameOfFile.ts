import { limits } from '@toile/rules/limits.ts'

/** A file's name as a person would say it: without its ending, never empty, no longer than names may be. */
export const nameOfFile = (name: string): string =>
  (name.replace(/\.(png|jpe?g|webp)$/i, '').trim() || name.trim() || '–').slice(0, limits.nameLength)
