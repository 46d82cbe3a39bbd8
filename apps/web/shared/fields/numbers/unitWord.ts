import type { TFunction } from 'i18next'
import { percentSign } from '../../../languages/numberOf.ts'

/** A unit behind a number as this language writes it. */
export function unitWord(t: TFunction, unit: string): string {
  if (unit === ' mm') return ` ${t('mm')}`
  if (unit === ' cm') return ` ${t('cm')}`
  if (unit === ' px') return ` ${t('px')}`
  if (unit === ' s') return ` ${t('s')}`
  return unit === '%' ? percentSign() : unit
}
