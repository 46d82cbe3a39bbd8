import type { TFunction } from 'i18next'

/** A unit behind a number as this language writes it. */
export const unitWord = (t: TFunction, unit: string): string =>
  unit === ' mm' ? ` ${t('mm')}` : unit === ' cm' ? ` ${t('cm')}` : unit
