import { boundsOf, contains, type Path, sure } from '@toile/geometry'
import type { Recorder } from '../raster/recorder.ts'
import { openStage, type Stage } from '../raster/stage.ts'
import type { Host } from '../surface.ts'
import { keptRuns } from './keptRuns.ts'
import type { DrawnPart, LinePath } from './linePaths.ts'
import { goesRound, roundForms } from './rims.ts'
import { visibleLines } from './visibleLines.ts'

/** Brighter strokes are lights on cloth and hair, not lines. */
const brightest = 0.6
/** Smaller shapes are dots of a texture, in heads. */
const smallest = 0.012
const thin = 1.2

/** What a drawing of a person consists of, as the parts of a line drawing: drawn in ink, noted in the place of being painted. */
export function recordParts(host: Host, draw: (stage: Stage) => void): DrawnPart[] {
  const parts: DrawnPart[] = []
  const blank = openStage(host, { width: 1, height: 1, scale: 170, origin: [0, 0], style: 'ink', seed: 1 })
  const recorder = openRecorder(parts)
  draw({ ...blank, recorder })
  recorder.cover([])
  return parts
}

function openRecorder(parts: DrawnPart[]): Recorder {
  let rim: LinePath[] = []
  // Lines since the last form: those that go round the next one belong to it.
  let drawn: LinePath[] = []
  const lay = (isRim: (line: LinePath) => boolean) => {
    for (const line of drawn) {
      if (isRim(line)) rim.push(line)
      else parts.push({ covers: [], lines: [line] })
    }
    drawn = []
  }
  return {
    line(path, weight, color, outside) {
      if (brightness(color) > brightest) return
      const line: LinePath = { layer: 'body', path, weight }
      if (outside) rim.push(line)
      else drawn.push(line)
    },
    cover(covers) {
      lay((line) => goesRound(line, covers))
      parts.push({ covers, lines: rim.flatMap((line) => roundForms(line, covers)) })
      rim = []
    },
    fill(outline, paint) {
      const { left, right, top, bottom } = boundsOf(outline)
      if (Math.max(right - left, bottom - top) < smallest) return
      lay((line) => goesRound(line, [outline]))
      const own = rim.length || brightness(paint) > brightest ? rim : [closed(outline)]
      parts.push({ covers: [outline], lines: own })
      rim = []
    },
    masked(within, except, draw) {
      lay(() => false)
      const from = parts.length
      draw()
      lay(() => false)
      const own = parts.splice(from)
      const lines = visibleLines([...own, { covers: except, lines: [] }])
      const kept = within.length ? lines.flatMap((line) => insideRuns(line, within)) : lines
      parts.push({ covers: [], lines: kept })
    },
  }
}

/** How finely a line is cut where a mask ends, in heads. */
const step = 0.012

/** What of a line lies inside some outlines. */
const insideRuns = (line: LinePath, outlines: readonly Path[]): LinePath[] =>
  keptRuns(line.path, { step, least: 2 }, (p) => outlines.some((outline) => contains(outline, p))).map((path) => ({
    ...line,
    path,
  }))

const closed = (outline: Path): LinePath => ({ layer: 'body', path: [...outline, sure(outline[0])], weight: thin })

/** Apparent brightness 0..1 of a canvas paint as our own drawing writes it; what is hardly seen counts as bright. */
function brightness(paint: string): number {
  const numbers = paint.startsWith('#')
    ? (paint.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
    : (paint.match(/[\d.]+/g) ?? []).map(Number)
  const [r = 0, g = 0, b = 0, opacity = 1] = numbers
  return opacity < 0.4 ? 1 : (0.299 * r + 0.587 * g + 0.114 * b) / 255
}
