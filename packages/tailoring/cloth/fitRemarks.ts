import { sure } from '@toile/geometry'
import type { Form } from '../form/form.ts'
import type { Hung } from './clothMesh.ts'
import { easeOf } from './easeOf.ts'

/** The parts of a body that a fit is told of. */
export type FitPlace = 'shoulders' | 'bust' | 'back' | 'waist' | 'hips' | 'thighs' | 'arms' | 'hem'

/** What is seen of a fit at a part of the body: where cloth is stretched by a share (.04 is 4 %), or where it stands off by millimetres. */
export type FitRemark =
  | { where: FitPlace; kind: 'tight'; share: number }
  | { where: FitPlace; kind: 'loose'; millimetres: number }

/** Cloth that is stretched by more than this where it is stretched most (19 of 20 triangles are less) is tight. */
const tight = 0.04
/** Cloth that stands off by more than this at half of its places, in millimetres, is loose; hems and thighs may be. */
const loose = 60
const mayBeLoose: readonly FitPlace[] = ['hem', 'thighs', 'arms', 'shoulders']
const fewest = 12

/** What is seen of how a garment fits a body, the tightest first (issue 20, point 6); pieces that are meant to stretch, ribs by their ids, are left out. */
export function fitRemarks(hung: Hung, form: Form, elastic: readonly string[] = []): FitRemark[] {
  const { triangles } = hung.mesh
  const ease = easeOf(hung, form)
  const seen = new Map<FitPlace, { strains: number[]; eases: number[] }>()
  const firm = hung.mesh.parts.filter(({ piece }) => !elastic.includes(piece))
  hung.strain.forEach((strain, t) => {
    if (!firm.some(({ firstTriangle, triangles: count }) => t >= firstTriangle && t < firstTriangle + count)) return
    const corners = [sure(triangles[3 * t]), sure(triangles[3 * t + 1]), sure(triangles[3 * t + 2])]
    const middle = (axis: number) =>
      corners.reduce((sum, corner) => sum + sure(hung.positions[3 * corner + axis]), 0) / 3
    const place = placeOf([middle(0), middle(1), middle(2)], form)
    const entry = seen.get(place) ?? { strains: [], eases: [] }
    entry.strains.push(strain)
    entry.eases.push(sure(ease[sure(corners[0])]))
    seen.set(place, entry)
  })
  const remarks = [...seen].flatMap(([where, { strains, eases }]): FitRemark[] => {
    if (strains.length < fewest) return []
    const share = at(strains, 0.95)
    if (share > tight) return [{ where, kind: 'tight', share }]
    const millimetres = at(eases, 0.5)
    return millimetres > loose && !mayBeLoose.includes(where) ? [{ where, kind: 'loose', millimetres }] : []
  })
  const weight = (remark: FitRemark) => (remark.kind === 'tight' ? remark.share : -1 / remark.millimetres)
  return remarks.toSorted((a, b) => weight(b) - weight(a))
}

const at = (numbers: readonly number[], share: number) =>
  sure(numbers.toSorted((a, b) => a - b)[Math.floor(share * (numbers.length - 1))])

/** The part of a body that a spot lies at. */
function placeOf([x, y, z]: readonly [number, number, number], { levels, arms, sections }: Form): FitPlace {
  const { from, to } = arms.left
  const along =
    ((Math.abs(x) - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])) /
    Math.hypot(to[0] - from[0], to[1] - from[1])
  if (Math.abs(x) > from[0] && along > 60) return 'arms'
  if (y > (levels.shoulder + levels.bust) / 2) return 'shoulders'
  if (y > levels.underbust) return z > sure(sections[sections.length >> 1]).middle ? 'bust' : 'back'
  if (y > (levels.waist + levels.hips) / 2) return 'waist'
  if (y > levels.crotch) return 'hips'
  return y > levels.knee ? 'thighs' : 'hem'
}
