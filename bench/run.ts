import { benches } from './benches.ts'
import { measureCoherence } from './coherence.ts'
import { measure } from './measure.ts'
import { measureStudio } from './studio.ts'

const manyLooks = 200
const words = process.argv.slice(2)
const names = [...benches.map(({ id }) => id), 'coherence', 'studio']
const unknown = words.find((word) => !names.includes(word))
const wanted = (id: string) => words.length === 0 || words.includes(id)

const say = (text: string) => void process.stdout.write(`${text}\n`)
const whole = (milliseconds: number) => (milliseconds < 10 ? milliseconds.toFixed(2) : String(Math.round(milliseconds)))
const row = (cells: readonly string[]) =>
  cells.map((cell, i) => (i === 0 ? cell.padEnd(12) : cell.padStart(11))).join('')

async function run(): Promise<void> {
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
  if (wanted('coherence')) say(`coherence   ${measureCoherence().join('\n            ')}`)
  if (!wanted('studio')) return
  const { looks, first, all, megabytes } = await measureStudio(manyLooks)
  say(`studio      eight looks ${all} ms after being claimed, the first ${first} ms (medians of ${looks / 8} tasks)`)
  const memory = `${megabytes[0]} MB after the first, ${megabytes.at(-1)} MB after ${looks}, ${Math.max(...megabytes)} MB at most`
  say(`  The whole process with its database clients and threads: ${memory}.`)
}

if (unknown) {
  process.stderr.write(`There is no bench called ${unknown}: choose of ${names.join(', ')}.\n`)
  process.exitCode = 2
} else await run()
