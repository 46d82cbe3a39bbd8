import { area, contains, selfCrossing, sure, sureFirst } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { edgeLength } from '../pattern/edgePath.ts'
import { outlineOf } from '../pattern/outlineOf.ts'
import type { EdgeOf, Pattern } from '../pattern/pattern.ts'
import type { Block } from './block.ts'
import { sampleBodies } from './testing/sampleBodies.ts'
import { notchesAlong, runLength } from './drafting/sewn.ts'
import { blocks } from './index.ts'

/** A block with values of its knobs on a body. */
interface Case {
  name: string
  draft(): Pattern
}

/** A block with its knobs as usual but one that stands at each of its ends, and with all of them at one end, on every body. */
function casesOf(block: Block): { single: Case[]; ends: Case[] } {
  const allAt = (end: 'least' | 'usual' | 'most') =>
    Object.fromEntries(
      Object.entries(block.knobs).map(([name, knob]) => [
        name,
        'choices' in knob ? sureFirst(knob.choices) : knob[end],
      ]),
    )
  const single = Object.entries(block.knobs).flatMap(([name, knob]) =>
    ('choices' in knob ? knob.choices : [knob.least, knob.usual, knob.most]).map((value) => ({
      ...allAt('usual'),
      [name]: value,
    })),
  )
  const on = (all: readonly ReturnType<typeof allAt>[]) =>
    Object.entries(sampleBodies).flatMap(([body, measures]) =>
      all.map((values) => ({
        name: `${block.id} ${body} ${JSON.stringify(values)}`,
        draft: () => block.draft(measures, values),
      })),
    )
  return { single: on(single), ends: on([allAt('least'), allAt('usual'), allAt('most')]) }
}

const cases = blocks.map(casesOf)
const drafts = [...cases.flatMap(({ ends }) => ends), ...someOf(cases.flatMap(({ single }) => single))].map(
  ({ name, draft }): [string, Pattern] => [name, draft()],
)

/** What is wrong with all drafts, by a check of one. */
const faults = (check: (pattern: Pattern) => string[]) =>
  drafts.flatMap(([name, pattern]) => check(pattern).map((fault) => `${name}: ${fault}`)).slice(0, 12)

const keyOf = ({ piece, edge, mirrored }: EdgeOf) => `${piece}.${edge}${mirrored ? ' mirrored' : ''}`
/** Whether edges of a piece are sewn to each other, as the legs of a dart are. */
const sewnTogether = (pattern: Pattern, piece: string, edges: readonly string[]) =>
  edges.every((edge) =>
    pattern.stitches.some(({ first, second }) => {
      const both = [...first, ...second]
      return (
        both.some((one) => one.piece === piece && one.edge === edge) &&
        both.every((one) => one.piece === piece && edges.includes(one.edge))
      )
    }),
  )

/** Edges of one piece that follow each other in a run must meet where one ends and the next starts, or be apart by closed darts alone. */
const gapsOf = (pattern: Pattern, run: readonly EdgeOf[]): string[] =>
  run.slice(1).flatMap((next, i) => {
    const before = sure(run[i])
    if (before.piece !== next.piece || before.mirrored !== next.mirrored) return []
    const ids = sure(pattern.pieces.find(({ id }) => id === next.piece)).edges.map(({ id }) => id)
    const walked = next.mirrored ? ids.toReversed() : ids
    const start = walked.indexOf(before.edge) + 1
    const round = [...walked.slice(start), ...walked.slice(0, start)]
    return sewnTogether(pattern, next.piece, round.slice(0, round.indexOf(next.edge)))
      ? []
      : [`${next.piece}.${before.edge} does not lead to ${next.edge}`]
  })

const named = (run: readonly EdgeOf[]) => run.map(keyOf).join()

describe('every block', () => {
  it('[S1.11] draft closed, simple pieces, counter-clockwise, with the grain inside', () => {
    expect(
      faults(({ pieces }) =>
        pieces.flatMap((piece) => {
          const outline = outlineOf(piece)
          return [
            ...(piece.corners.length === piece.edges.length ? [] : [`${piece.id} is open`]),
            ...(area(outline) > 0 ? [] : [`${piece.id} runs clockwise`]),
            ...(selfCrossing(outline) ? [`${piece.id} crosses itself at ${selfCrossing(outline)?.join()}`] : []),
            ...(contains(outline, piece.grain.at) ? [] : [`${piece.id} has its grain outside`]),
            ...(new Set(piece.edges.map(({ id }) => id)).size === piece.edges.length
              ? []
              : [`${piece.id} names edges alike`]),
            ...piece.edges
              .filter(({ id }) => !(edgeLength(piece, id) > 3))
              .map(({ id }) => `${piece.id} has next to nothing at ${id}`),
            ...([1, 2].includes(piece.cut.count / (piece.cut.pair ? 2 : 1))
              ? []
              : [`${piece.id} is cut ${piece.cut.count} times`]),
          ]
        }),
      ),
    ).toEqual([])
  })

  it('[S1.11] sew runs that are equally long within 3 mm, but for the declared fullness', () => {
    expect(
      faults(({ pieces, stitches }) =>
        stitches.flatMap(({ first, second, fullness = 1 }) => {
          const off = runLength(pieces, first) / fullness - runLength(pieces, second)
          return Math.abs(off) <= 3 ? [] : [`${named(first)} to ${named(second)}: ${off.toFixed(1)}`]
        }),
      ),
    ).toEqual([])
  })

  it('[S1.11] walk every run from edge to edge without a gap', () => {
    expect(
      faults((pattern) =>
        pattern.stitches.flatMap(({ first, second }) => [first, second].flatMap((run) => gapsOf(pattern, run))),
      ),
    ).toEqual([])
  })

  it('[S1.11] notch both sides of a seam where they meet', () => {
    const rounded = (all: { at: number }[]) => all.map(({ at }) => at).sort((a, b) => a - b)
    expect(
      faults(({ pieces, stitches }) =>
        stitches.flatMap(({ first, second }) => {
          const [long, short] = [runLength(pieces, first), runLength(pieces, second)]
          const one = rounded(notchesAlong(pieces, first).map(({ at }) => ({ at: ((long - at) / long) * short })))
          const two = rounded(notchesAlong(pieces, second))
          const meet = one.length === two.length && one.every((at, i) => Math.abs(at - (two[i] ?? 0)) < 1)
          return meet
            ? []
            : [`${named(first)} ${one.map(Math.round).join()} / ${named(second)} ${two.map(Math.round).join()}`]
        }),
      ),
    ).toEqual([])
  })

  it('[S1.11] sew every edge that ends in a seam once, and no other', () => {
    expect(
      faults(({ pieces, stitches }) => {
        const sewn = stitches.flatMap(({ first, second }) => [...first, ...second].map(keyOf)).sort()
        const wanted = pieces
          .flatMap((piece) =>
            piece.edges
              .filter(({ end }) => end === 'seam')
              .flatMap(({ id }) =>
                (piece.cut.pair ? [false, true] : [false]).map((mirrored) =>
                  keyOf({ piece: piece.id, edge: id, mirrored }),
                ),
              ),
          )
          .sort()
        return sewn.join() === wanted.join()
          ? []
          : [
              `${sewn.filter((key) => !wanted.includes(key)).join()} | ${wanted.filter((key) => !sewn.includes(key)).join()}`,
            ]
      }),
    ).toEqual([])
  })
})
