import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { measuresOf } from '../bodies/measuresOf.ts'
import { sizeRanges } from '../bodies/sizeRanges.ts'
import type { Figure } from './form.ts'
import { formOf } from './formOf.ts'
import { girths } from './tapePlanes.ts'
import { tapeOf } from './tapeOf.ts'

const figures: readonly [Figure, string][] = [
  ['woman', 'women'],
  ['man', 'men'],
  ['girl', 'girls'],
  ['boy', 'boys'],
  ['toddler', 'toddlers'],
]
const bodies = figures.flatMap(([figure, id]) => {
  const range = sure(sizeRanges.find((one) => one.id === id))
  const names = range.sizes.map(({ name }) => name)
  return [names[0], names[Math.floor(names.length / 2)], names.at(-1)].map(
    (name) => [figure, sure(name), range] as const,
  )
})

describe.each(bodies)('the form of a %s in size %s', (figure, size, range) => {
  const measures = sure(measuresOf(range, size) ?? undefined)
  const form = formOf(measures, figure)

  it('[S1.11] has the girths that its measures ask within 10 mm', () => {
    const tape = tapeOf(form)
    const wrong = girths
      .filter((girth) => Math.abs(tape[girth] - measures[girth]) > 10)
      .map((girth) => `${girth} ${tape[girth]} of ${measures[girth]}`)
    expect(wrong).toEqual([])
  })
})
