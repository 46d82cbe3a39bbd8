import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openChance } from '@toile/geometry'
import { type Net, storeNet } from '@toile/picture/reading/trace/recognise/net.ts'
import { places } from '@toile/picture/reading/trace/recognise/place.ts'
import { readWords } from '../readWords.ts'
import { drawSamples } from './drawSamples.ts'
import { learnCategory, learnNear, learnPlaces } from './lessons.ts'
import { traceSamples } from './traceSamples.ts'

const usage = `node scripts/recognition/teach.ts [--rounds N] [--sheets N]

Teaches recognition from sheets that the engine draws, and writes packages/picture/reading/trace/recognise/table.ts anew; about an hour on two cores.

  --rounds N     times that every garment is drawn, 96 unless told
  --sheets N     sheets that are traced, 700 unless told`

const asked = readWords(process.argv.slice(2), {
  usage,
  options: { rounds: { type: 'string' }, sheets: { type: 'string' } },
  numbers: ['rounds', 'sheets'],
})
if (!asked) process.exit()
// Seeds here are never those of the tests or of the bench.
const [rounds, sheets] = [Number(asked.values.rounds ?? 96), Number(asked.values.sheets ?? 700)]
const table = join(import.meta.dirname, '@toile/picture/reading/trace/recognise/table.ts')

const traced = [15, 16, 21, 22].flatMap((seed) => traceSamples(seed, Math.ceil(sheets / 4)))
const drawn = drawSamples(rounds, 1)
const all = [...drawn, ...traced]
console.log(`${drawn.length} drawn samples and ${traced.length} traced ones`)

const written = (net: Net) => {
  const { inputs, hidden, outputs, bytes } = storeNet(net)
  return `{ inputs: ${inputs}, hidden: ${hidden}, outputs: ${outputs}, bytes: '${bytes}' }`
}
const glances = learnPlaces(all, openChance(5))
const near = places.map((place) => {
  const nets = learnNear(all, glances, place, openChance(3))
  console.log(`${place} is learned`)
  return `    ${place}: [${nets.map(written).join(', ')}],`
})
writeFileSync(
  table,
  `import type { Place } from './learned.ts'
import type { StoredNet } from './net.ts'

/** What scripts/recognition learned from drawn sheets: written by it, never by hand. */
export const stored: { category: StoredNet; places: StoredNet; near: Readonly<Record<Place, readonly StoredNet[]>> } = {
  category: ${written(learnCategory(all, openChance(4)))},
  places: ${written(glances)},
  near: {
${near.join('\n')}
  },
}
`,
)
