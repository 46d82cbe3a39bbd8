import { sure } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { Piece } from '../../pattern/pattern.ts'
import { boxHalf } from '../bottoms/boxHalf.ts'
import { fittedHalf, type Waists } from '../bottoms/fittedHalf.ts'
import type { Run } from '../bottoms/runs.ts'
import { sector } from '../bottoms/sector.ts'
import { withPleats } from '../bottoms/withPleats.ts'
import type { Join } from '../drafting/joined.ts'
import { pieceWidth, runLength } from '../drafting/sewn.ts'
import type { Open } from './half.ts'
import type { Line, Part } from './lines.ts'
import { ringMarks, seam, shellSeams } from './seams.ts'
import { middleLines, piecesOf } from './facePieces.ts'
import { type FaceName, lowerRing, type Shell, upperEdges, upperRing } from './wornShell.ts'

/** Skirts that hang from a bodice. */
export const skirtKinds = ['aLine', 'straight', 'circle', 'halfCircle', 'gathered', 'pleated', 'tiered'] as const

export type SkirtKind = (typeof skirtKinds)[number]

/** A skirt below a bodice, in millimetres: its length from the seam, how far the seam lies above the waist, looseness round the hips, how far each side moves out for its length, how much wider gathers are than what they are sewn to, and which face opens. */
export interface SkirtCut {
  skirt: SkirtKind
  length: number
  level: number
  ease: number
  flare: number
  fullness: number
  open: FaceName | null
  /** How far each front laps beyond the middle. */
  overlap?: number
}

/** Rings of a skirt from the waist down. */
export interface Skirt {
  rings: readonly Shell[]
  joins: readonly Join[]
}

/** The widest piece that is cut whole. */
const clothWidth = 1400

const partOf: Record<Run['part'], Part> = {
  hem: 'hem',
  side: 'side',
  waist: 'waist',
  dart: 'dart',
  center: 'center',
  opening: 'opening',
  inseam: 'side',
  vent: 'end',
  yoke: 'inner',
  pocket: 'inner',
  bag: 'inner',
}

/** A drafted half of a skirt as an open run: from the middle of its hem to the middle of its waist. */
function openOf(runs: readonly Run[]): Open {
  const lines = runs.flatMap(({ part, handles, end, allowance }, i): Line[] => {
    if (part === 'center' || part === 'opening') return []
    const to = sure(runs[(i + 1) % runs.length]).from
    return [{ part: partOf[part], to, ...(handles ? { handles } : {}), end, allowance }]
  })
  return { from: sure(runs[0]).from, lines }
}

/** A ring of two halves; a face that opens is a pair, and so is one that cloth is too narrow for. */
function ring(
  halves: Readonly<Record<FaceName, readonly Run[]>>,
  openBy: number,
  open: FaceName | null,
  name: string,
): Shell {
  const of = (face: FaceName): Piece[] => {
    const main = openOf(halves[face])
    const top = sure(main.lines.at(-1)).to[1]
    const title = `Skirt${name ? `, ${name} tier` : ''}, `
    const prefix = `skirt${name ? name[0]?.toUpperCase() + name.slice(1) : ''}`
    const cut = (by: number) =>
      piecesOf({ main }, face, middleLines(main.from, Math.max(main.from[1], top - by), 'finished'), title, prefix)
    if (face === open && openBy > 0) return cut(openBy)
    const whole = piecesOf({ main }, face, 'whole', title, prefix)
    if (face !== open && pieceWidth(sure(whole[0])) <= clothWidth) return whole
    return piecesOf({ main }, face, [{ part: 'center', to: main.from, end: 'seam' }], title, prefix)
  }
  return { front: of('front'), back: of('back') }
}

const tiers = ['upper', 'middle', 'lower'] as const

/** The halves of every ring of a skirt whose waist is so long. */
function halvesOf(body: Measures, cut: SkirtCut, waists: Waists): { halves: Record<FaceName, Run[]>; name: string }[] {
  const { length, fullness, ease, level } = cut
  const faces = (half: (face: FaceName) => Run[], name = '') => ({
    halves: { front: half('front'), back: half('back') },
    name,
  })
  if (cut.skirt === 'aLine' || cut.skirt === 'straight') {
    const lowered = { ...body, waistToHips: Math.min(body.waistToHips + level, length * 0.55) }
    const below = length - lowered.waistToHips
    const fitted = { ease, length, flare: cut.skirt === 'aLine' ? cut.flare * below : -10, opening: 0, waists }
    const overlap = cut.overlap ?? 0
    return [
      faces((face) =>
        fittedHalf(
          lowered,
          face === 'back' ? { ...fitted, lapped: overlap } : { ...fitted, overlap, lapped: overlap },
          face === 'back',
        ),
      ),
    ]
  }
  if (cut.skirt === 'circle' || cut.skirt === 'halfCircle') {
    const radius = (waists.front + waists.back) / (cut.skirt === 'circle' ? Math.PI : Math.PI / 2)
    return [faces((face) => sector(radius, radius + length, waists[face] / radius, 0))]
  }
  if (cut.skirt === 'tiered') {
    const height = length / tiers.length
    return tiers.map((tier, i) => faces((face) => boxHalf(waists[face] * fullness ** (i + 1), height, 0, i < 2), tier))
  }
  return [faces((face) => boxHalf(waists[face] * (cut.skirt === 'pleated' ? 2.8 : fullness), length, 0))]
}

/** Half the waist of a face of a ring, in millimetres. */
const halfWaist = (shell: Shell, face: FaceName) => runLength(shell[face], upperEdges(shell, face, 'Right', 'waist'))

/** A skirt whose waist is as long as the waist it is sewn to, face by face; darts meet darts. */
export function skirtBelow(body: Measures, cut: SkirtCut, wanted: Waists): Skirt {
  const openBy = cut.open === 'front' ? cut.length : (body.waistToHips + cut.level) * 0.9
  const draft = (waists: Waists) =>
    halvesOf(body, cut, waists).map(({ halves, name }, i) => {
      const last = i === 0 ? openBy : cut.open === 'front' ? cut.length : 0
      return ring(halves, last, cut.open, name)
    })
  let waists = wanted
  let rings = draft(waists)
  const fitted = cut.skirt === 'aLine' || cut.skirt === 'straight' || cut.skirt.endsWith('ircle')
  for (let i = 0; fitted && i < 2; i++) {
    const first = sure(rings[0])
    waists = {
      ...waists,
      front: waists.front + wanted.front - halfWaist(first, 'front'),
      back: waists.back + wanted.back - halfWaist(first, 'back'),
    }
    rings = draft(waists)
  }
  const pleated = rings.map(
    (shell): Shell =>
      cut.skirt === 'pleated'
        ? {
            front: shell.front.map((piece) => withPleats(piece, 40, 2.8)),
            back: shell.back.map((piece) => withPleats(piece, 40, 2.8)),
          }
        : shell,
  )
  const between = pleated.flatMap((shell, i) => {
    const next = pleated[i + 1]
    return next
      ? seam(upperRing(next, 'waist', cut.open ?? 'back'), lowerRing(shell, 'hem', cut.open ?? 'back'), {
          eased: true,
          marks: ringMarks(0.25),
        })
      : []
  })
  return { rings: pleated, joins: [...pleated.flatMap((shell) => shellSeams(shell, false)), ...between] }
}
