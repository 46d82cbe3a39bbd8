import { boundsOf, type Point, sure } from '@toile/geometry'
import { cutLines } from '../pattern/cutLines.ts'
import type { Pattern } from '../pattern/pattern.ts'
import { asciiText } from './asciiText.ts'
import { dxfEntity, dxfLayers, type Tag } from './dxfEntity.ts'
import { dxfPiece } from './dxfPiece.ts'
import { sideBySide } from './sideBySide.ts'

/** A pattern in several sizes, the first of which is the sample, and the day it was made as DD-MM-YYYY. */
interface Graded {
  style: string
  sizes: readonly { name: string; pattern: Pattern }[]
  date: string
}

/** The longest name that every reader takes for a style or a piece, and for a block. */
const longestName = 20
const longestBlock = 31
const gap = 50

/** A piece of one size as a block, and where it is put. */
interface Block {
  name: string
  entities: Tag[]
  at: Point
}

/**
 * A pattern as a DXF file in the manner of AAMA and ASTM D6673, in millimetres: a block for each piece and size, layers by number, ASCII.
 * Its header is empty and it has no tables, as the strictest readers want it.
 */
export function writeDxf({ style, sizes, date }: Graded): string {
  const blocks = blocksOf(sizes)
  return written([
    ...section('HEADER', []),
    ...section('BLOCKS', blocks.flatMap(blockTags)),
    ...section('ENTITIES', [
      ...styleTexts(style, sizes, date),
      ...blocks.flatMap(({ name, at }) => dxfEntity.insert(dxfLayers.boundary, name, at)),
    ]),
    [0, 'EOF'],
  ])
}

function blocksOf(sizes: Graded['sizes']): Block[] {
  const taken = new Set<string>()
  let y = 0
  return sizes.flatMap(({ name, pattern }, number) => {
    const size = asciiText(name, String(number + 1), longestName)
    const names = pieceNames(pattern)
    const cuts = cutLines(pattern)
    const boxes = cuts.map((cut) => boundsOf(cut))
    const moves = sideBySide(boxes, gap)
    const row = y
    y += Math.max(0, ...boxes.map(({ top, bottom }) => bottom - top)) + gap
    return pattern.pieces.map((piece, i): Block => {
      const [x, up] = sure(moves[i])
      const named = { name: sure(names[i]), size }
      return {
        name: unlike(taken, `${named.name}-${size}`.toUpperCase().replace(/[^A-Z0-9_-]/g, '_'), longestBlock),
        entities: dxfPiece(piece, sure(cuts[i]), named),
        at: [x, row + up],
      }
    })
  })
}

/** The names of pieces in ASCII, no two alike. */
function pieceNames({ pieces }: Pattern): string[] {
  const taken = new Set<string>()
  return pieces.map(({ name, id }, i) =>
    unlike(taken, asciiText(name, asciiText(id, `PIECE ${i + 1}`, longestName), longestName), longestName),
  )
}

/** A name that was not taken before: itself, or with a number. */
function unlike(taken: Set<string>, name: string, most: number): string {
  let own = name.slice(0, most)
  for (let i = 2; taken.has(own); i++) own = `${name.slice(0, most - 1 - String(i).length)}_${i}`
  taken.add(own)
  return own
}

const section = (name: string, tags: Tag[]): Tag[] => [[0, 'SECTION'], [2, name], ...tags, [0, 'ENDSEC']]

const blockTags = ({ name, entities }: Block): Tag[] => [
  [0, 'BLOCK'],
  [8, String(dxfLayers.boundary)],
  [2, name],
  [70, '0'],
  [10, 0],
  [20, 0],
  ...entities,
  [0, 'ENDBLK'],
  [8, String(dxfLayers.boundary)],
]

const styleTexts = (style: string, sizes: Graded['sizes'], date: string): Tag[] =>
  [
    `Style Name: ${asciiText(style, 'STYLE', longestName)}`,
    `Creation Date: ${asciiText(date, '', longestName)}`,
    'Author: Toile',
    `Sample Size: ${asciiText(sizes[0]?.name ?? '', '1', longestName)}`,
    'Grade Rule Table: ',
    'Units: METRIC',
    'ASTM/D13 Proposal 1 Version: D6673-10',
  ].flatMap((words, i) => dxfEntity.text(dxfLayers.boundary, [0, -8 * (i + 1)], words))

const written = (tags: readonly Tag[]): string =>
  tags.map(([code, value]) => `${code}\r\n${typeof value === 'number' ? fixed(value) : value}\r\n`).join('')

/** A number to the thousandth, never a negative nought. */
const fixed = (value: number) => (Math.round(value * 1000) / 1000 + 0).toFixed(3)
