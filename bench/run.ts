import { readWords } from '../scripts/readWords.ts'
import { benches } from './benches.ts'
import type { Chosen } from './coherence/tellCoherence.ts'
import { measure } from './measure.ts'

const manyLooks = 200
const ids = [...benches.map(({ id }) => id), 'canvas', 'coherence', 'studio']
const usage = `npm run bench -- [BENCH …]

Measures how fast the studio is, each capability against a floor or a peer in pairs of one run; all of them or those that are named.

Benches: ${ids.join(', ')}

For coherence, which also measures how far drawn photographs steer a collection:
  --set tuning|unseen     one set of photographs; both unless told
  --asked none|two        with that many colours asked for; both unless told
  --who women|men|girls|boys
  --seed NUMBER
  --draw FOLDER           writes line-ups beside their photographs`
const options = {
  set: { type: 'string' },
  asked: { type: 'string' },
  who: { type: 'string' },
  seed: { type: 'string' },
  draw: { type: 'string' },
} as const
const asked = readWords(process.argv.slice(2), { usage, options, names: { kind: 'bench', ids } })
// What help does not need is loaded when it is measured.
const chosen = asked && (await import('./coherence/chosenOf.ts')).chosenOf(asked.values)

const say = (text: string) => void process.stdout.write(`${text}\n`)
const whole = (milliseconds: number) => (milliseconds < 10 ? milliseconds.toFixed(2) : String(Math.round(milliseconds)))
const row = (cells: readonly string[]) =>
  cells.map((cell, i) => (i === 0 ? cell.padEnd(12) : cell.padStart(11))).join('')

async function run(names: readonly string[], photographs: Chosen): Promise<void> {
  const wanted = (id: string) => names.length === 0 || names.includes(id)
  say('Ratios of ours to a floor or peer, in pairs of one run; noise is what two equals differ by (processor time).')
  say('A ratio counts when it is away from 1 by more than three times the noise.\n')
  say(row(['bench', 'ours ms', 'ours cpu', 'peer cpu', 'cpu ratio', 'wall ratio', 'noise']))
  for (const bench of benches.filter(({ id }) => wanted(id))) {
    const opened = await bench.open()
    try {
      const { ours, peer, ratio, noise, right } = await measure(bench, opened)
      const figures = [whole(ours.wall), whole(ours.cpu), whole(peer.cpu), ratio.cpu.toFixed(2), ratio.wall.toFixed(2)]
      say(row([bench.id, ...figures, `${(noise * 100).toFixed(1)} %`]))
      say(`  ${bench.says}, against ${bench.peer}: ${right}.`)
    } finally {
      await opened.close?.()
    }
  }
  if (wanted('canvas')) {
    const { measureCanvas } = await import('./canvas/measureCanvas.ts')
    await measureCanvas(say)
  }
  if (wanted('coherence')) {
    const { measureCoherence } = await import('./coherence.ts')
    const { tellCoherence } = await import('./coherence/tellCoherence.ts')
    say(`coherence   ${measureCoherence().join('\n            ')}`)
    await tellCoherence(photographs, say)
  }
  if (!wanted('studio')) return
  const { measureStudio } = await import('./studio.ts')
  const { looks, first, all, megabytes } = await measureStudio(manyLooks)
  say(`studio      eight looks ${all} ms after being claimed, the first ${first} ms (medians of ${looks / 8} tasks)`)
  const memory = `${megabytes[0]} MB after the first, ${megabytes.at(-1)} MB after ${looks}, ${Math.max(...megabytes)} MB at most`
  say(`  The whole process with its database clients and threads: ${memory}.`)
}

if (asked && chosen) await run(asked.positionals, chosen)
