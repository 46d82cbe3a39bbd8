import { type Chance, openChance } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { completePalette } from '../../colors/completePalette.ts'
import { wearerOf } from '../../mannequins/wearer.ts'
import type { SteeringChoice } from '../compose/brief.ts'
import { unsteered } from '../compose/brief.ts'
import { steer } from '../compose/steering.ts'
import { addGarment } from '../changes.ts'
import type { Design, Worn } from '../design.ts'
import type { Redesigning } from './redesigning.ts'
import { changeAccessories } from './changeAccessories.ts'
import { changeColors } from './changeColors.ts'
import { changeFabrics } from './changeFabrics.ts'
import { changeGarments } from './changeGarments.ts'
import { changePrints } from './changePrints.ts'
import { changeStand } from './changeStand.ts'
import { colorsOn } from './colorsOn.ts'
import { designDistance } from './designDistance.ts'
import { isAccessory } from './isAccessory.ts'
import { isDressed } from './isDressed.ts'
import type { LockId } from './locks.ts'
import { turnCuts } from './turnCuts.ts'

/** What variations of a look are asked for. */
export interface RedesignAsked {
  seed: number
  /** What stays byte for byte. */
  locks: readonly LockId[]
  /** 0 close to the look .. 1 far from it. */
  far: number
  /** The colours to draw on, those of the look beside them. */
  palette: readonly Color[]
  steering?: SteeringChoice
}

/** How many drafts of a variation are tried for one that is dressed, as far as asked, and unlike its sisters. */
const drafts = 14
/** How far the farthest variation with nothing held lies from its look, about. */
const reach = 0.62
/** What is nearer to a sister than this share of its way from the look is one look shown twice. */
const apart = 0.6

/** Variations of a look, each as far from it as the dial says and unlike the others (requirements S1.06, S5.20): the same seed gives the same looks, what is held stays, and no rule of dressing is broken that the look keeps. */
export function redesigns(design: Design, asked: RedesignAsked, count: number): Design[] {
  const chance = openChance(asked.seed)
  const made: Design[] = []
  for (let i = 0; i < count; i++) made.push(oneMore(design, asked, made, chance.branch(`variation ${i}`)))
  return made
}

/** One variation of a look. */
export const redesign = (design: Design, asked: RedesignAsked): Design => redesigns(design, asked, 1)[0] ?? design

function oneMore(design: Design, given: RedesignAsked, sisters: readonly Design[], chance: Chance): Design {
  const asked = askedOf(design, given)
  const free = reach * freedom(given.locks)
  const aim = free * (0.12 + 0.88 * given.far)
  let best: { design: Design; off: number } | null = null
  for (let i = 0; i < drafts; i++) {
    const draft = drafted(design, asked, chance.branch(`draft ${i}`))
    if (!isDressed(draft, [design], asked.steering)) continue
    const near = Math.min(1, ...sisters.map((sister) => designDistance(sister, draft) / (apart * aim)))
    const off = Math.abs(designDistance(design, draft) - aim) + aim * (1 - near)
    if (!best || off < best.off) best = { design: draft, off }
  }
  // Where every draft breaks a rule, what no rule speaks of is changed alone.
  return best?.design ?? turnedAlone(design, asked, chance.branch('turned'))
}

function askedOf(design: Design, { far, locks, palette, steering = unsteered }: RedesignAsked): Redesigning {
  const held = new Set(locks)
  return {
    far: Math.min(1, Math.max(0, far)),
    holds: (lock) => held.has(lock),
    palette: completePalette([...palette, ...colorsOn(design)], 2),
    steering: steer({ ...steering, picture: null }),
    wearer: wearerOf(design.mannequin.person),
  }
}

const steps = { changeStand, changeGarments, turnCuts, changeFabrics, changeColors, changePrints, changeAccessories }

const drafted = (design: Design, asked: Redesigning, chance: Chance): Design => {
  const changed = Object.entries(steps).reduce((look, [name, step]) => step(look, asked, chance.branch(name)), design)
  return withLocked(withFolds(changed, asked, chance.branch('folds')), design)
}

const turnedAlone = (design: Design, asked: Redesigning, chance: Chance): Design =>
  withLocked(withFolds(changeColors(turnCuts(design, asked, chance), asked, chance), asked, chance), design)

/** A draft in which the locked garments of its look are worn as they were. */
function withLocked(draft: Design, { garments }: Design): Design {
  const locked = new Map(garments.flatMap((worn) => (worn.locked ? [[worn.id, worn] as const] : [])))
  const kept = { ...draft, garments: draft.garments.map((worn) => locked.get(worn.id) ?? worn) }
  const gone = [...locked.values()].filter(({ id }) => !draft.garments.some((worn) => worn.id === id))
  return gone.reduce<Design>((look, worn) => addGarment(look, worn), kept)
}

/** New folds in what is cut anew; where the silhouette is held they stay as they fall. */
const withFolds = (design: Design, { holds }: Redesigning, chance: Chance): Design =>
  holds('silhouette')
    ? design
    : {
        ...design,
        garments: design.garments.map(
          (worn): Worn =>
            holds('accessories') && isAccessory(worn)
              ? worn
              : { ...worn, seed: chance.branch(worn.id).whole(0, 0xffff) },
        ),
      }

/** The share of how far looks can be apart that is left when something is held. */
const parts: Readonly<Record<LockId, number>> = {
  silhouette: 0.42,
  garments: 0.34,
  palette: 0.24,
  prints: 0.1,
  fabrics: 0.12,
  accessories: 0.05,
  pose: 0.01,
  mannequin: 0.02,
}
const freedom = (locks: readonly LockId[]) =>
  Math.max(
    0.08,
    1 -
      locks
        .filter((lock) => lock !== 'garments' || !locks.includes('silhouette'))
        .reduce((sum, lock) => sum + parts[lock], 0),
  )
