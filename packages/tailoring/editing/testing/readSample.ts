import { type Point, sure } from '@toile/geometry'
import { z } from 'zod'
import type { EdgeOf, Pattern, Piece, Stitch } from '../../pattern/pattern.ts'

const pointOf = (text: string): Point => {
  const [x, y] = text.split(',').map(Number)
  return [sure(x), sure(y)]
}

const headForm = z.tuple([
  z.string(),
  z.enum(['one', 'pair']),
  z.enum(['shell', 'lining', 'interlining', 'rib']),
  z.enum(['trunk', 'arm', 'leg', 'neck', 'head']),
  z.coerce.number(),
  z.string(),
  z.coerce.number(),
])
const endForm = z.enum(['seam', 'hem', 'finished', 'fold'])
const notchForm = z.enum(['single', 'double'])
const lineForm = z.enum(['dart', 'fold', 'pleat', 'placement'])

/** A piece of the lines of a sample: what it is, then an edge, a notch, a drill hole or a line in each. */
function pieceOf([head = '', ...rows]: readonly string[]): Piece {
  const [id, pair, of, round, turn, at, degrees] = headForm.parse(head.trim().split(' '))
  const words = rows.map((row) => row.trim().split(' '))
  const marks = (word: string) => words.filter(([first]) => first === word)
  const edges = words.filter(([first = '']) => !['notch', 'drill', 'line'].includes(first))
  return {
    id,
    name: id,
    corners: edges.map((words) => pointOf(sure(words[3]))),
    edges: edges.map(([name, end, allowance, , one, two]) => ({
      id: sure(name),
      end: endForm.parse(end),
      allowance: Number(allowance),
      ...(one && two && { handles: [pointOf(one), pointOf(two)] as const }),
    })),
    grain: { at: pointOf(at), degrees },
    notches: marks('notch').map(([, edge, share, kind]) => ({
      edge: sure(edge),
      at: Number(share),
      kind: notchForm.parse(kind),
    })),
    drills: marks('drill').map(([, place]) => pointOf(sure(place))),
    lines: marks('line').map(([, line, kind, ...path]) => ({
      id: sure(line),
      kind: lineForm.parse(kind),
      path: path.map(pointOf),
    })),
    cut: { count: pair === 'pair' ? 2 : 1, of, pair: pair === 'pair' },
    place: { round, turn },
  }
}

const runOf = (text: string): EdgeOf[] =>
  text.split(' ').map((word) => {
    const [piece, edge] = word.replace('*', '').split('.')
    return { piece: sure(piece), edge: sure(edge), ...(word.endsWith('*') && { mirrored: true }) }
  })

function stitchOf(line: string): Stitch {
  const [first, second, fullness] = line.slice('sew '.length).split(/ = | of /)
  return { first: runOf(sure(first)), second: runOf(sure(second)), ...(fullness && { fullness: Number(fullness) }) }
}

/** A pattern as text, so that tests of edits do not change with the blocks: pieces with their edges indented below, and seams; `*` is worn mirrored. */
export function readSample(text: string): Pattern {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const blocks: string[][] = []
  for (const line of lines.filter((one) => !one.startsWith('sew '))) {
    if (line.startsWith(' ')) blocks.at(-1)?.push(line)
    else blocks.push([line])
  }
  return { pieces: blocks.map(pieceOf), stitches: lines.filter((line) => line.startsWith('sew ')).map(stitchOf) }
}
