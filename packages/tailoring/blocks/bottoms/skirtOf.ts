import { boundsOf, type Point } from '@toile/geometry'
import type { EdgeOf, Pattern, Piece, Stitch } from '../../pattern/pattern.ts'
import { edgesOf, mirrored, opened, pieceOf, type Run } from './runs.ts'
import { dartStitches, pieceWidth, runLength, sewn } from '../drafting/sewn.ts'
import { waistband } from './waistband.ts'

/** The widest piece that is cut whole; cloth of 1.5 m leaves so much between its selvedges and two allowances. */
const clothWidth = 1400

/** A ring of a skirt: its pieces, the seams within it, and its upper and lower run as they are walked from the center back. */
export interface Ring {
  pieces: readonly Piece[]
  stitches: readonly Stitch[]
  waist: readonly EdgeOf[]
  hem: readonly EdgeOf[]
}

/** Where an eye looks for the grain of a half: in the middle of its height, not far from its center. */
const grainOf = (half: readonly Run[]): Point => {
  const { top, bottom } = boundsOf(half.map(({ from }) => from))
  return [30, (top + bottom) / 2]
}

/** The front of a ring: whole where cloth is wide enough, else two halves with a seam down the center. */
function frontOf(half: readonly Run[], id: string, name: string) {
  const [x, y] = grainOf(half)
  const open = opened(half)
  const whole = pieceOf(open, { id, name, grain: [0, y], turn: 0 })
  if (pieceWidth(whole) <= clothWidth) {
    const on = (side: 'Left' | 'Right', part: 'side' | 'hem') =>
      edgesOf(open, part, id).filter(({ edge }) => edge.endsWith(side))
    return {
      piece: whole,
      left: on('Left', 'side'),
      right: on('Right', 'side'),
      waist: edgesOf(open, 'waist', id),
      hem: [...on('Right', 'hem'), ...on('Left', 'hem')],
      seams: [],
    }
  }
  const joined = half.map((run): Run => (run.part === 'opening' ? { ...run, part: 'center', end: 'seam' } : run))
  const runs = mirrored(joined)
  const center: Stitch = { first: edgesOf(runs, 'center', id), second: edgesOf(runs, 'center', id, true) }
  return {
    piece: pieceOf(runs, { id, name, grain: [-x, y], pair: true, turn: -45 }),
    left: edgesOf(runs, 'side', id, true),
    right: edgesOf(runs, 'side', id),
    waist: [...edgesOf(runs, 'waist', id, true), ...edgesOf(runs, 'waist', id)],
    hem: [...edgesOf(runs, 'hem', id), ...edgesOf(runs, 'hem', id, true)],
    seams: [center],
  }
}

/** A ring of a skirt of its two halves, each drafted with the center at x = 0 and the side to the right; the back is a pair. */
export function ringOf(frontHalf: readonly Run[], backHalf: readonly Run[], name = '', title = ''): Ring {
  const [frontId, id] = name ? [`${name}Front`, `${name}Back`] : ['front', 'back']
  const front = frontOf(frontHalf, frontId, `${title}Front`)
  const back = pieceOf(backHalf, { id, name: `${title}Back`, grain: grainOf(backHalf), pair: true, turn: 180 })
  const notched: Piece = {
    ...back,
    notches: [...edgesOf(backHalf, 'side', id), ...edgesOf(backHalf, 'center', id)].map(({ edge }) => ({
      edge,
      at: 0.5,
      kind: 'double',
    })),
  }
  const center = edgesOf(backHalf, 'center', id)
  return {
    pieces: [front.piece, notched],
    stitches: [
      { first: edgesOf(backHalf, 'side', id), second: front.right },
      { first: edgesOf(backHalf, 'side', id, true), second: front.left },
      { first: center, second: edgesOf(backHalf, 'center', id, true) },
      ...front.seams,
      ...dartStitches(front.piece),
      ...dartStitches(back),
    ],
    waist: [...edgesOf(backHalf, 'waist', id, true), ...front.waist, ...edgesOf(backHalf, 'waist', id)],
    hem: [...edgesOf(backHalf, 'hem', id), ...front.hem, ...edgesOf(backHalf, 'hem', id, true)],
  }
}

/** A skirt of rings from the waist down, each gathered onto the one above it, with a waistband that closes at the center back; millimetres. */
export function skirtOf(rings: readonly Ring[], band: { width: number; length?: number }): Pattern {
  const pieces = rings.flatMap((ring) => ring.pieces)
  const waist = rings[0]?.waist ?? []
  const full = runLength(pieces, waist)
  const length = band.length ?? full
  const all = [...pieces, waistband({ length, width: band.width, lapStart: 0, lapEnd: 30 })]
  const joins = rings.flatMap(({ hem }, i): Stitch[] => {
    const next = rings[i + 1]
    return next ? [{ first: next.waist, second: hem, fullness: runLength(all, next.waist) / runLength(all, hem) }] : []
  })
  const top: Stitch = { first: waist, second: [{ piece: 'waistband', edge: 'waist' }], fullness: full / length }
  const marked = all.map(
    (piece): Piece => ({
      ...piece,
      notches: [
        ...piece.notches,
        ...rings.flatMap(({ waist: run }) =>
          run
            .filter((each) => each.piece === piece.id && !(each.mirrored ?? false))
            .map(({ edge }) => ({ edge, at: 0.5, kind: 'single' as const })),
        ),
      ],
    }),
  )
  return sewn(marked, [...rings.flatMap(({ stitches }) => stitches), ...joins, top])
}
