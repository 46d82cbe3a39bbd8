import { sure } from '@toile/geometry'
import { legShare } from '../mannequins/round/placing.ts'
import { looseArms } from '../motions/looseArms.ts'
import type { Moment, Mover } from '../motions/motion.ts'
import type { Swing } from '../mannequins/round/swing.ts'
import { cottonSway, type Sway, swingOf } from '../motions/swingOf.ts'
import { blinkAt } from './blinkAt.ts'
import type { Film } from './film.ts'
import { framesOf } from './framesOf.ts'
import { motionOf } from './motionOf.ts'
import { type Stand, standsOf } from './standsOf.ts'

/** One look in one frame: how it stands, what swings, and where on the page. */
export interface Figurine {
  look: number
  moment: Moment
  swing: Swing
  stand: Stand
}

/** Who a look of a film is on: how they move, and how their cloth swings. */
export interface Walker {
  mover: Mover
  sway?: Sway
}

/** A film worked out from its beginning to its end, so that its frames can be drawn in any order. */
export interface Timeline {
  frames: number
  /** Whether the first frame follows the last without a jump. */
  loops: boolean
  at(frame: number): readonly Figurine[]
}

/** How long before a film its springs are run in, in seconds. */
const runIn = { coming: 2, round: 6 } as const
/** How far apart looks stand beside each other, in heads, and how much later each moves than the one before, in seconds. */
const beside = { apart: 5.2, later: 0.13 } as const

/** What is filmed, whatever it is, and how. */
export interface Filmed {
  looks: readonly unknown[]
  take: Film['take']
}

/** Works a film out of its looks: who moves in each is told by `walkers`, in the order of the looks. */
export function timelineOf({ looks, take }: Filmed, walkers: readonly Walker[]): Timeline {
  const { all, each } = framesOf({ looks, take })
  const rows = new Map<number, readonly Omit<Figurine, 'look'>[]>()
  const row = (look: number, later: number) => {
    const known = rows.get(look) ?? figurinesOf(take, sure(walkers[look]), each, later)
    rows.set(look, known)
    return known
  }
  const { round } = motionOf(take.motion)
  const loops = round !== null && take.staging !== 'show'
  if (take.staging === 'show')
    return { frames: all, loops, at: (frame) => [one(Math.floor(frame / each) % looks.length, frame % each)] }
  const side = take.staging === 'beside' ? looks : looks.slice(0, 1)
  return { frames: all, loops, at: (frame) => side.map((_, look) => one(look, frame % each, side.length)) }

  function one(look: number, frame: number, of = 1): Figurine {
    const own = sure(row(look, of > 1 ? look * beside.later : 0)[frame])
    const x = own.stand.x + (look - (of - 1) / 2) * beside.apart
    return { ...own, look, stand: of > 1 ? { ...own.stand, x } : own.stand }
  }
}

/** Every moment of one look: rounds are fitted into the film so that it closes, and what swings is run in before. */
function figurinesOf(take: Film['take'], { mover, sway = cottonSway }: Walker, each: number, later: number) {
  const motion = motionOf(take.motion)
  const rest = motion.keepsArms ? mover.rest : looseArms(mover.rest)
  const filmed = { ...mover, rest, seconds: take.seconds }
  const { round } = motion
  const pace = round === null ? 1 : (Math.max(1, Math.round(take.seconds / round)) * round) / take.seconds
  const before =
    round === null ? Math.ceil(runIn.coming * take.rate) : each * Math.ceil((runIn.round * take.rate) / each)
  const moments = Array.from({ length: before + each }, (_, i) =>
    motion.moment(((i - before) / take.rate - later) * pace, filmed),
  )
  const swings = swingOf(filmed, moments, take.rate, swayFor(sway, mover)).slice(before)
  const shown = moments.slice(before).map((moment, i): Moment => {
    const blink = blinkAt(i / take.rate - later, take.seconds)
    return blink ? { ...moment, gesture: { ...moment.gesture, blink } } : moment
  })
  const stands = standsOf(filmed, shown)
  return shown.map((moment, i) => ({ moment, swing: sure(swings[i]), stand: sure(stands[i]) }))
}

/** The shorter what hangs, the quicker it swings: a child's skirt is stiffer than its cloth. */
const swayFor = (sway: Sway, { build }: Mover): Sway => ({
  ...sway,
  stiffness: Math.min(1, sway.stiffness + 0.3 * Math.max(0, 1 - legShare(build))),
})
