import type { Path, Point } from '@toile/geometry'
import { sure } from '@toile/geometry'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** A line as another program draws it, in millimetres of paper: its points, the window it is seen through, and the layer it belongs to. */
interface DrawnLine {
  path: Path
  closed: boolean
  window: readonly [left: number, low: number, right: number, high: number] | null
  layer: string | null
  width: number
}

interface ReadPage {
  width: number
  height: number
  lines: DrawnLine[]
  words: { said: string; at: Point; height: number }[]
}

const points = 72 / 25.4
type Matrix = readonly [number, number, number, number, number, number]

interface State {
  matrix: Matrix
  window: DrawnLine['window']
  width: number
}

const times = (m: Matrix, [a, b, c, d, e, f]: Matrix): Matrix => [
  m[0] * a + m[2] * b,
  m[1] * a + m[3] * b,
  m[0] * c + m[2] * d,
  m[1] * c + m[3] * d,
  m[0] * e + m[2] * f + m[4],
  m[1] * e + m[3] * f + m[5],
]

/** Reads a PDF by pdf.js, which knows nothing of how it was written. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: ReadPage[]; layers: string[] }> {
  const pdf = await getDocumentProxy(bytes.slice())
  const { OPS } = await getResolvedPDFJS()
  const groups = new Map<string, string>()
  for (const [id, group] of (await pdf.getOptionalContentConfig()) as Iterable<[string, { name: string }]>)
    groups.set(id, group.name)
  const pages: ReadPage[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const unit = page.userUnit / points
    const { fnArray, argsArray } = (await page.getOperatorList()) as { fnArray: number[]; argsArray: unknown[] }
    const lines: DrawnLine[] = []
    const layers: (string | null)[] = []
    const states: State[] = []
    let state: State = { matrix: [unit, 0, 0, unit, 0, 0], window: null, width: 1 }
    fnArray.forEach((kind, i) => {
      const given = (argsArray[i] ?? []) as readonly unknown[]
      if (kind === OPS.save || kind === OPS.paintFormXObjectBegin) states.push(state)
      if (kind === OPS.restore || kind === OPS.paintFormXObjectEnd) state = states.pop() ?? state
      if (kind === OPS.transform) state = { ...state, matrix: times(state.matrix, given as unknown as Matrix) }
      if (kind === OPS.setLineWidth) state = { ...state, width: Number(given[0]) }
      if (kind === OPS.beginMarkedContentProps) layers.push(groups.get((given[1] as { id: string }).id) ?? null)
      if (kind === OPS.endMarkedContent) layers.pop()
      if (kind !== OPS.constructPath) return
      const runs = runsOf(given[1] as readonly (ArrayLike<number> | null)[], state.matrix)
      if (given[0] === OPS.endPath) state = { ...state, window: boxOf(sure(runs[0]).path) }
      else
        for (const run of runs)
          lines.push({
            ...run,
            window: state.window,
            layer: layers.at(-1) ?? null,
            width: state.width * Math.hypot(state.matrix[0], state.matrix[1]),
          })
    })
    const [, , width = 0, height = 0] = page.view
    const { items } = await page.getTextContent()
    const words = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [a = 0, b = 0, , , x = 0, y = 0] = item.transform.map(Number)
      return [{ said: item.str, at: [x * unit, y * unit] as const, height: Math.hypot(a, b) * unit }]
    })
    pages.push({ width: width * unit, height: height * unit, lines, words })
  }
  return { pages, layers: [...groups.values()] }
}

/** The runs of a path, whose numbers are a code and the places that belong to it. */
function runsOf(given: readonly (ArrayLike<number> | null)[], m: Matrix): { path: Point[]; closed: boolean }[] {
  const numbers = Array.from(given[0] ?? [])
  const runs: { path: Point[]; closed: boolean }[] = []
  for (let i = 0; i < numbers.length; ) {
    const code = numbers[i]
    if (code === 4) {
      sure(runs.at(-1)).closed = true
      i += 1
      continue
    }
    const [x, y] = [sure(numbers[i + 1]), sure(numbers[i + 2])]
    if (code === 0) runs.push({ path: [], closed: false })
    sure(runs.at(-1)).path.push([m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]])
    i += 3
  }
  return runs
}

const boxOf = (path: Path) =>
  [
    Math.min(...path.map(([x]) => x)),
    Math.min(...path.map(([, y]) => y)),
    Math.max(...path.map(([x]) => x)),
    Math.max(...path.map(([, y]) => y)),
  ] as const
