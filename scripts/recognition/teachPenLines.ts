import { createCanvas } from '@napi-rs/canvas'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openChance, sure } from '@toile/geometry'
import { lineMask } from '@toile/picture/export/testing/lineScore.ts'
import { lineTruth } from '@toile/picture/export/testing/lineTruth.ts'
import { distanceTo } from '@toile/picture/kernels/distance.ts'
import { runsIn } from '@toile/picture/reading/lines/penRuns.ts'
import { storeNet } from '@toile/picture/reading/trace/recognise/net.ts'
import type { Host, Surface } from '@toile/picture/surface.ts'
import { readWords } from '../readWords.ts'
import { train } from './trainer.ts'

const usage = `node scripts/recognition/teachPenLines.ts [--pictures N]

Teaches what a pen's line is from pictures that the engine draws, and writes packages/picture/reading/lines/penTable.ts anew.

  --pictures N   pictures of each of three seeds, 70 unless told`

const asked = readWords(process.argv.slice(2), {
  usage,
  options: { pictures: { type: 'string' } },
  numbers: ['pictures'],
})
if (!asked) process.exit()

/** Seeds of pictures that are learned from; tests and benches take others. */
const seeds = [3, 4, 5]
const pictures = Number(asked.values.pictures ?? 70)
const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }

/** A run of a picture: its traits, whether most of it lies on a true line, and what it counts. */
interface Lesson {
  traits: Float32Array
  drawn: number
  weight: number
}

const lessons = seeds.flatMap((seed) =>
  Array.from({ length: pictures }, (_, i) => i).flatMap((index): Lesson[] => {
    const { pixels, drawing } = lineTruth(host, index, seed)
    const far = distanceTo(lineMask(drawing))
    return runsIn(pixels).runs.map(({ path, traits }) => {
      const near = path.filter(([x, y]) => (far.values[Math.floor(y) * far.width + Math.floor(x)] ?? 9) <= 2)
      return {
        traits: Float32Array.from(traits),
        drawn: near.length > path.length / 2 ? 1 : 0,
        weight: Math.sqrt(path.length) / 5,
      }
    })
  }),
)
const net = train(
  {
    inputs: sure(lessons[0]).traits.length,
    hidden: 12,
    outputs: 1,
    samples: lessons.length,
    epochs: 40,
    rate: 0.006,
    decay: 0.0004,
    spread: 0.7,
    input: (sample) => sure(lessons[sample]).traits,
    slopes(sample, [out = 0]) {
      const { drawn, weight } = sure(lessons[sample])
      return Float32Array.of((1 / (1 + Math.exp(-out)) - drawn) * weight)
    },
  },
  openChance(2),
)
const { inputs, hidden, outputs, bytes } = storeNet(net)
writeFileSync(
  join(import.meta.dirname, '../../packages/picture/reading/lines/penTable.ts'),
  `import type { StoredNet } from '../trace/recognise/net.ts'

/** What scripts/recognition/teachPenLines.ts learned from drawn pictures: written by it, never by hand. */
export const penTable: StoredNet = {
  inputs: ${inputs},
  hidden: ${hidden},
  outputs: ${outputs},
  bytes:
    '${bytes}',
}
`,
)
console.log(`${lessons.length} runs, ${lessons.filter(({ drawn }) => drawn).length} drawn`)
