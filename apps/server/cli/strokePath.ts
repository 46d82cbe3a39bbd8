import { sure } from '@toile/geometry'
import { Mistake } from './mistake.ts'

/** Places that were typed as numbers with commas between them. */
export function strokePath(name: string, typed: string, least: number): [number, number][] {
  const read = typed.split(',').map((part) => (/^\d{1,5}(\.\d+)?$/.test(part.trim()) ? Number(part) : Number.NaN))
  if (read.length < least * 2 || read.length % 2 === 1 || read.some(Number.isNaN))
    throw new Mistake(`--${name} must be pairs of numbers with commas between them, not ${typed}.`)
  return Array.from({ length: read.length / 2 }, (_, i): [number, number] => [sure(read[2 * i]), sure(read[2 * i + 1])])
}
