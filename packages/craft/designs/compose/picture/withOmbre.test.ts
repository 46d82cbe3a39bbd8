import { openChance } from '@toile/geometry'
import { expect, it } from 'vitest'
import { type Color, toHex } from '../../../colors/color.ts'
import { apart } from '../../../colors/lab.ts'
import { oklabOf } from '../../../colors/oklch.ts'
import { colorScript } from '../../../script/colorScript.ts'
import { direct } from '../../../script/direct.ts'
import { colorOf, plainReading } from '../../../script/testing/plainReading.ts'
import { bareBrief } from '../bareBrief.ts'
import { compose } from '../compose.ts'
import { castOf } from '../testing/collections.ts'
import { withOmbre } from './withOmbre.ts'

const field = plainReading('field', { '#3c783c': 0.5, '#c81e28': 0.4, '#f2efe2': 0.1 })
const board = ['#1f3a5f', '#f4ead7', '#d9623b']
const mud = colorOf('#9c6a3a')

/** The stops of all runs that a line-up wears where each band of the picture is in the mean of one colour. */
function stopsWith(mean: Color): Color[] {
  const picture = direct([field], [], 1)
  if (!picture) throw new Error('no picture directs it')
  const script = { ...picture.script, profile: picture.script.profile.map(() => mean) }
  return Array.from({ length: 12 }, (_, seed) => compose(bareBrief(castOf('women', seed), board, { seed })))
    .flatMap((designs) => withOmbre(designs, { ...picture, script, ombre: 1 }, openChance(1)))
    .flatMap(({ garments }) => garments)
    .flatMap(({ fill }) => (fill.kind === 'gradient' ? fill.gradient.stops.map(({ color }) => color) : []))
}

it('[S9.04] a run has the means of the picture’s bands where such colours are there', () => {
  const near = colorOf('#417a41')
  const stops = stopsWith(near)
  expect(stops.length).toBeGreaterThan(4)
  expect(new Set(stops.map(toHex))).toEqual(new Set([toHex(near)]))
})

it('[S9.04] a band of red flowers in a green field is no tan in a run, but the nearest colour that is there', () => {
  const places = colorScript([field], []).colors.map(({ color }) => oklabOf(color))
  expect(Math.min(...places.map((place) => apart(place, oklabOf(mud))))).toBeGreaterThan(0.06)
  const stops = stopsWith(mud)
  expect(stops.length).toBeGreaterThan(4)
  for (const color of stops)
    expect(Math.min(...places.map((place) => apart(place, oklabOf(color))))).toBeLessThan(0.001)
})
