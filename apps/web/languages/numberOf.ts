import { language, tagOf } from './index.ts'

const form = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tagOf(language()), options)
const percent = (decimals: number) => form({ style: 'percent', maximumFractionDigits: decimals })

/** A number as the language in use writes it. */
export const numberOf = (value: number, decimals = 1): string => form({ maximumFractionDigits: decimals }).format(value)

/** A share in percent as the language in use writes it: 40%, 40 %. */
export const percentOf = (share: number, decimals = 0): string => percent(decimals).format(share)

/** What stands behind a number in percent, with the space that the language in use sets before it. */
export const percentSign = (): string => percent(0).format(0).replace('0', '')

/** What parts whole numbers from decimals. */
export const decimalSign = (): string =>
  form({})
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.'
