import { power } from '@toile/geometry'
import { defineAdjustment } from './form.ts'
import { tableOf, throughTables } from './tables.ts'

/** Stretches what lies between black and white, with a middle that may be lighter or darker. */
export const levels = defineAdjustment({
  id: 'levels',
  label: 'Levels',
  knobs: {
    black: { label: 'Black', least: 0, most: 254, step: 1, start: 0 },
    middle: { label: 'Midtones', least: 0.1, most: 9.99, step: 0.01, start: 1 },
    white: { label: 'White', least: 1, most: 255, step: 1, start: 255 },
    darkest: { label: 'Darkest result', least: 0, most: 255, step: 1, start: 0 },
    lightest: { label: 'Lightest result', least: 0, most: 255, step: 1, start: 255 },
  },
  changes: ({ black, middle, white, darkest, lightest }) =>
    black !== 0 || middle !== 1 || white !== 255 || darkest !== 0 || lightest !== 255,
  prepare({ black, middle, white, darkest, lightest }) {
    const width = Math.max(1, white - black)
    return throughTables(
      tableOf((value) => {
        const share = Math.max(0, Math.min(1, (value - black) / width))
        return darkest + (lightest - darkest) * power(share, 1 / middle)
      }),
    )
  },
})
