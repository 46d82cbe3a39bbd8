import { brushes } from '@toile/canvas/brushes/index.ts'
import { blenders } from '@toile/canvas/blending/index.ts'
import { blends } from '@toile/canvas/document/blends.ts'
import { setActive } from '@toile/canvas/document/layerChanges.ts'
import { openSession, type Session } from '@toile/canvas/session/openSession.ts'
import { wholeTile } from '@toile/canvas/tiles/eachPatch.ts'
import { openTiles } from '@toile/canvas/tiles/tileStore.ts'
import { sure } from '@toile/geometry'
import { fullPainting, mixedModes } from './fullPainting.ts'
import { paintStroke } from './strokes.ts'

const pixels = 2048
const print = (line: string) => void process.stdout.write(`${line}\n`)
const median = (values: readonly number[]) => sure([...values].sort((a, b) => a - b)[values.length >> 1])
const brushOf = (id: string) => sure(brushes.find((one) => one.id === id))

const open = (count: number, modes?: typeof mixedModes): Session => {
  const tiles = openTiles()
  const session = openSession(fullPainting(tiles, pixels, count, modes), tiles)
  session.warm({ x0: 0, y0: 0, x1: pixels, y1: pixels })
  return session
}

/** Milliseconds a sample of some sessions, measured in turn so that the load of the machine meets all alike. */
function perSample(sessions: readonly Session[], brushId: string, size: number, strokes = 31): readonly number[] {
  const times = sessions.map((): number[] => [])
  for (let n = 0; n < strokes + 4; n++)
    for (const [i, session] of sessions.entries()) {
      const { samples } = paintStroke(session, brushOf(brushId), n + 1, 40, size)
      // The first strokes meet cold code.
      if (n >= 4) sure(times[i]).push(samples / 40)
    }
  return times.map(median)
}

function blendTimes(): void {
  const tiles = openTiles()
  const painting = fullPainting(tiles, 256, 2)
  const [ground, source] = [sure(tiles.get(1)).slice(), sure(tiles.get(2))]
  for (let i = 3; i < ground.length; i += 4) ground[i] = 255
  const times = blends.map((blend) => {
    const runs = Array.from({ length: 61 }, () => {
      const start = performance.now()
      blenders[blend](ground, source, wholeTile, 0.9)
      return performance.now() - start
    })
    return median(runs)
  })
  const [normal = 1] = times
  print(
    `blend of a tile (${painting.root.length} layers), ms: ${blends.map((blend, i) => `${blend} ${times[i]?.toFixed(2)}`).join(', ')}`,
  )
  const mean = times.reduce((sum, one) => sum + one, 0) / times.length
  print(`twelve modes mixed / normal, whole tiles: ${(mean / normal).toFixed(2)}`)
}

function undoTimes(session: Session): void {
  const times = Array.from({ length: 15 }, (_, i) => {
    paintStroke(session, brushOf('pen'), i + 900, 40, 20)
    const start = performance.now()
    session.document.undo()
    return performance.now() - start
  })
  print(`undo of one stroke, 20 layers: ${median(times).toFixed(1)} ms`)
}

function strokeCounts(session: Session, most: number): void {
  const times: number[] = []
  const ends: number[] = []
  for (let n = 0; n < most; n++) {
    const { samples, end } = paintStroke(session, brushOf('pen'), n, 12, 12)
    times.push(samples / 12)
    ends.push(end)
    if (n % 200 === 199) session.sweep()
  }
  const [early, late] = [median(times.slice(10, 110)), median(times.slice(-100))]
  print(
    `per sample, strokes 10-110: ${early.toFixed(3)} ms, last 100 of ${most}: ${late.toFixed(3)} ms, ratio ${(late / early).toFixed(2)}`,
  )
  print(`pen up: ${median(ends.slice(10, 110)).toFixed(2)} ms, then ${median(ends.slice(-100)).toFixed(2)} ms`)
}

print(`sheet ${pixels} × ${pixels}, every layer painted all over`)
blendTimes()
const [one, twenty, mixed] = [open(1), open(20), open(20, mixedModes)]
for (const [brush, size] of [
  ['pen', 20],
  ['texture', 40],
  ['watercolor', 40],
] as const) {
  const [a = 1, b = 1, c = 1] = perSample([one, twenty, mixed], brush, size)
  print(
    `${brush} ${size} px, ms a sample: 1 layer ${a.toFixed(3)}, 20 layers ${b.toFixed(3)} (${(b / a).toFixed(2)}), 20 of twelve modes ${c.toFixed(3)} (${(c / b).toFixed(2)})`,
  )
}
undoTimes(twenty)
const start = performance.now()
twenty.document.change(setActive, { id: 'l3' })
twenty.warm({ x0: 0, y0: 0, x1: 1280, y1: 1024 })
print(`another layer picked, 20 tiles made ready: ${(performance.now() - start).toFixed(0)} ms`)
strokeCounts(open(20), Number(process.argv[2] ?? 1000))
