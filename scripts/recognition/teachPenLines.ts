import { createCanvas } from '@napi-rs/canvas'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openChance, sure } from '@toile/geometry'
import { lineMask } from '@toile/picture/export/testing/lineScore.ts'
import { lineTruth } from '@toile/picture/export/testing/lineTruth.ts'
import { distanceTo } from '@toile/picture/kernels/distance.ts'
import { judged } from '@toile/picture/reading/lines/judged.ts'
import { neighbourTraits } from '@toile/picture/reading/lines/neighbourTraits.ts'
import { piecesIn } from '@toile/picture/reading/lines/piecesIn.ts'
import { lineWays } from '@toile/picture/reading/lines/testing/lineDisturbances.ts'
import { type StoredNet, storeNet } from '@toile/picture/reading/trace/recognise/net.ts'
import type { Host, Surface } from '@toile/picture/surface.ts'
import { readWords } from '../readWords.ts'
import { train } from './trainer.ts'

const usage = `node scripts/recognition/teachPenLines.ts

Teaches what a pen's line is from pictures that the engine draws, and writes packages/picture/reading/lines/penTable.ts anew: one net judges every piece by itself, a second one knows how its neighbours were judged.`

if (!readWords(process.argv.slice(2), { usage, options: {}, numbers: [] })) process.exit()

/** Seeds of pictures that are learned from, with how many of each and how large; tests and benches take others. */
const taught = [
  { seeds: [103, 104], pictures: 30, printed: false, size: 640 },
  { seeds: [105, 106, 107, 108], pictures: 40, printed: true, size: 640 },
  { seeds: [109, 110], pictures: 50, printed: true, size: 440 },
]
const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }

/** A piece of a picture's run: its traits, whether most of it lies on a true line, and what it counts. */
interface Lesson {
  traits: Float32Array
  drawn: number
  weight: number
}

const isPrinted = (index: number) => Boolean(lineWays[index % lineWays.length]?.of(openChance(1)).print)
const wanted = taught.flatMap(({ seeds, pictures, printed, size }) =>
  seeds.flatMap((seed) =>
    Array.from({ length: pictures }, (_, index) => ({ seed, index, size })).filter(
      ({ index }) => !printed || isPrinted(index),
    ),
  ),
)
const found = wanted.map(({ seed, index, size }) => {
  const { pixels, drawing, printed } = lineTruth(host, index, seed, size)
  const far = distanceTo(lineMask(drawing))
  const { pieces, traits } = piecesIn(pixels)
  const lessons = pieces.map(({ path }, k): Lesson => {
    const near = path.filter(([x, y]) => (far.values[Math.floor(y) * far.width + Math.floor(x)] ?? 9) <= 2)
    return {
      traits: Float32Array.from(sure(traits[k])),
      drawn: near.length > path.length / 2 ? 1 : 0,
      weight: (Math.sqrt(path.length) / 5) * (printed ? 1.3 : 1),
    }
  })
  return { size: { width: pixels.width, height: pixels.height }, pieces, lessons }
})

function learned(lessons: readonly Lesson[], hidden: number, seed: number): StoredNet {
  const net = train(
    {
      inputs: sure(lessons[0]).traits.length,
      hidden,
      outputs: 1,
      samples: lessons.length,
      epochs: 30,
      rate: 0.006,
      decay: 0.0002,
      spread: 0.7,
      input: (sample) => sure(lessons[sample]).traits,
      slopes(sample, [out = 0]) {
        const { drawn, weight } = sure(lessons[sample])
        return Float32Array.of((1 / (1 + Math.exp(-out)) - drawn) * weight)
      },
    },
    openChance(seed),
  )
  return storeNet(net)
}

const first = learned(
  found.flatMap(({ lessons }) => lessons),
  16,
  2,
)
const among = learned(
  found.flatMap(({ size, pieces, lessons }) => {
    const own = lessons.map(({ traits }) => [...traits])
    const near = neighbourTraits(pieces, judged(first, own), size)
    return lessons.map(
      (lesson, k): Lesson => ({ ...lesson, traits: Float32Array.from([...sure(own[k]), ...sure(near[k])]) }),
    )
  }),
  12,
  3,
)
const written = (name: string, says: string, { inputs, hidden, outputs, bytes }: StoredNet) => `
/** ${says} */
export const ${name}: StoredNet = {
  inputs: ${inputs},
  hidden: ${hidden},
  outputs: ${outputs},
  bytes:
    '${bytes}',
}
`
writeFileSync(
  join(import.meta.dirname, '../../packages/picture/reading/lines/penTable.ts'),
  `import type { StoredNet } from '../trace/recognise/net.ts'
${written('penTable', 'What scripts/recognition/teachPenLines.ts learned of a pen’s line by itself from drawn pictures: written by it, never by hand.', first)}${written('penTableAmong', 'What it learned of one whose neighbours were judged.', among)}`,
)
const lessons = found.flatMap((one) => one.lessons)
console.log(`${lessons.length} pieces, ${lessons.filter(({ drawn }) => drawn).length} drawn`)
