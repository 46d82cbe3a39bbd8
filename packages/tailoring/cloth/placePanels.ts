import { lerp, smooth, sure } from '@toile/geometry'
import type { Form, Spot } from '../form/form.ts'
import { sectionAt } from '../form/sectionAt.ts'
import { attachPanels } from './attachPanels.ts'
import { fanOf, foldAt, roundFan } from './fan.ts'
import type { Meshed } from './meshPattern.ts'
import type { Panel, Sewn, Side } from './panel.ts'
import { risesOf } from './risesOf.ts'
import { type Shape, shapeOf } from './shapeOf.ts'

/** How far panels stand off the body before they are sewn, in millimetres. */
const gap = 40
/** Half of the round that one panel may take, in radians: a little less than a half. */
const half = Math.PI * 0.485

/** Panels that are wider than the round stand off at most this many times as far; what they are longer still lies in so many folds. */
const widest = 1.4
const gathers = 16

/** Lays every panel round the part of the body that it is for, right side outward, as three coordinates in millimetres for every corner of the mesh; bands and collars lie where they are sewn. */
export function placePanels(meshed: Meshed, form: Form): Float32Array {
  const { mesh, sewn } = meshed
  const shapes = sewn.panels.map((_, p) => shapeOf(mesh, p))
  const placed = sewn.panels.map((_, p) => isHung(sewn, p))
  const hangs = (p: number) => sure(placed[p]) && sure(sewn.panels[p]).piece.place.round !== 'arm'
  const rises = risesOf(meshed, shapes, hangs)
  const at = new Float32Array((mesh.flat.length / 2) * 3)
  sewn.panels.forEach((panel, p) => {
    if (!placed[p]) return
    const shape = sure(shapes[p])
    const spot = spotter(panel, shape, sure(rises[p]) + form.levels.waist, form)
    const { firstCorner } = sure(mesh.parts[p])
    shape.corners.forEach(([x, y], i) => {
      const [px, py, pz] = spot(x, y)
      at.set([panel.mirrored ? -px : px, py, pz], 3 * (firstCorner + i))
    })
  })
  attachPanels(meshed, at, placed, form)
  return at
}

/** Whether a panel is laid round the body by itself: bands, collars and hoods stand on others, and so do cuffs, which no armhole holds. */
function isHung({ panels, joins }: Sewn, p: number): boolean {
  const { band, piece } = sure(panels[p])
  const roundOf = (side: Side) => sure(panels[side.panel]).piece.place.round
  if (band || piece.place.round === 'neck' || piece.place.round === 'head') return false
  if (piece.place.round !== 'arm') return true
  return joins.some(({ first, second }) => {
    const sides = [...first, ...second]
    return sides.some((side) => side.panel === p) && sides.some((side) => roundOf(side) === 'trunk')
  })
}

/** Where a place of a panel of the right side lies in space. */
function spotter(
  { piece, mirrored, runs }: Panel,
  shape: Shape,
  rise: number,
  form: Form,
): (x: number, y: number) => Spot {
  const turn = mirrored ? -piece.place.turn : piece.place.turn
  if (piece.place.round === 'arm') return (x, y) => roundArm(x, y, shape, form)
  const trunk = (x: number, y: number) => roundTrunk(x, y, turn, shape, rise, form)
  const fan = fanOf(shape, runs)
  if (fan) return (x, y) => roundFan(x, y, facing(turn), fan, form)
  if (piece.place.round !== 'leg') return trunk
  const { hips, crotch } = form.levels
  return (x, y) => {
    const share = smooth(crotch, hips, y + rise)
    const [one, other] = [roundLeg(x, y, turn, shape, rise, form), trunk(x, y)]
    return [lerp(one[0], other[0], share), lerp(one[1], other[1], share), lerp(one[2], other[2], share)]
  }
}

/** The front or the back, whichever a turn in degrees is nearer to, in radians. */
const facing = (turn: number) => (Math.cos((turn * Math.PI) / 180) > -0.01 ? 0 : Math.PI)

/** Round the trunk: x is measured from the middle of the front or the back; a panel that is wider than half of the round stands further off. */
function roundTrunk(x: number, y: number, turn: number, shape: Shape, rise: number, form: Form): Spot {
  const { halfWidth, front, back, middle } = sectionAt(form, Math.max(y + rise, form.levels.crotch))
  const [wide, deep] = [halfWidth + gap, Math.max(front, back) + gap]
  const round = Math.sqrt((wide * wide + deep * deep) / 2)
  const longer = Math.max(1, shape.reachAt(y) / (half * round))
  const cone = Math.min(longer, widest)
  const angle = x / (round * longer)
  const out = foldAt(angle, longer / cone, round * cone, gathers)
  const turned = angle + facing(turn)
  return [(wide * cone + out) * Math.sin(turned), y + rise, (deep * cone + out) * Math.cos(turned) + middle]
}

/** Round the right leg, with the middle of the panel in front of it or behind it. */
function roundLeg(x: number, y: number, turn: number, shape: Shape, rise: number, { legs, levels }: Form): Spot {
  const low = aboveFoot(y + rise, levels.ankle)
  const { from, to, startRadius, endRadius } = legs.right
  const along = Math.max(0, Math.min(1, (low - from[1]) / (to[1] - from[1])))
  const under = Math.min(y, levels.crotch - rise)
  const round = lerp(startRadius, endRadius, along) + gap
  const cone = Math.max(1, shape.halfWidthAt(under) / (half * round))
  const angle = (x - shape.middleAt(under)) / (round * cone) + facing(turn)
  const radius = round * cone
  return [
    lerp(from[0], to[0], along) + Math.sin(angle) * radius,
    low,
    lerp(from[2], to[2], along) + Math.cos(angle) * radius,
  ]
}

/** Hems that reach the foot start above it, so that they fall over it. */
const aboveFoot = (y: number, ankle: number) => (y > ankle + 40 ? y : ankle + 40 - (ankle + 40 - y) / 4)

/** Round the right arm: its top at the shoulder, its middle outside, and x towards the front. */
function roundArm(x: number, y: number, shape: Shape, { arms }: Form): Spot {
  const { from, to, startRadius } = arms.right
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const long = Math.hypot(dx, dy, dz)
  const along = (shape.top - y - 30) / long
  const round = Math.max(startRadius + 32, shape.halfWidthAt(y) / (Math.PI * 0.97))
  const angle = x / round
  const [out, front] = [Math.cos(angle) * round, Math.sin(angle) * round]
  const flat = Math.hypot(dx, dy)
  return [
    from[0] + dx * along + (dy / flat) * out,
    from[1] + dy * along - (dx / flat) * out,
    from[2] + dz * along + front,
  ]
}
