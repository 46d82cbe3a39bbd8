import { defineAdjustment } from './form.ts'
import { monotone } from './monotone.ts'
import { tableOf, throughTables } from './tables.ts'

const straight = tableOf((value) => value)

/** Bends light and colour by a curve through points, in all channels or in one. */
export const curves = defineAdjustment({
  id: 'curves',
  label: 'Curves',
  by: 'points',
  knobs: {
    channel: {
      label: 'Channel',
      least: 0,
      most: 3,
      step: 1,
      start: 0,
      choices: [{ label: 'All channels' }, { label: 'Red' }, { label: 'Green' }, { label: 'Blue' }],
    },
  },
  changes: (_, { points = [] }) => monotone(points).some((value, i) => value !== i),
  prepare({ channel }, { points = [] }) {
    const table = monotone(points)
    const of = (number: number) => (channel < 1 || Math.floor(channel) === number ? table : straight)
    return throughTables(of(1), of(2), of(3))
  },
})
