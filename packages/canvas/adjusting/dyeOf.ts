import { type Place, placeOf } from './oklab.ts'

type Three = readonly [number, number, number]

/** Takes a colour to where it goes when a main colour becomes another: light and shade of the main colour become those of the other, grain stays, and colours of another kind stay as far as `spread` (0..1) is narrow. */
export function dyeOf(from: Three, to: Three, spread: number): (color: Three) => Place {
  const [main, goal] = [placeOf(from), placeOf(to)]
  return (color) => {
    const own = placeOf(color)
    const lit = own[0] <= main[0] ? own[0] / Math.max(0.001, main[0]) : 1
    const [restA, restB] = [own[1] - main[1] * lit, own[2] - main[2] * lit]
    const share = shareOf(Math.sqrt(restA * restA + restB * restB), spread)
    const light = lightOfGoal(own[0], main[0], goal[0])
    const faded = light <= goal[0] ? light / Math.max(0.001, goal[0]) : (1 - light) / Math.max(0.001, 1 - goal[0])
    return [
      own[0] + (light - own[0]) * share,
      own[1] + (goal[1] * faded + restA - own[1]) * share,
      own[2] + (goal[2] * faded + restB - own[2]) * share,
    ]
  }
}

/** Shade stays the same share of the light it falls on; what is lighter gains as much as it had gained, or as much as there is room for up to white. */
function lightOfGoal(own: number, main: number, goal: number): number {
  const shade = goal / Math.max(0.001, main)
  if (own <= main) return own * shade
  const room = (1 - goal) / Math.max(0.001, 1 - main)
  return goal + (own - main) * Math.min(room, Math.max(1, shade))
}

/** How much a colour is of the main one's kind by how far its hue lies off it; all are where the spread is full. */
function shareOf(off: number, spread: number): number {
  if (spread >= 1) return 1
  const t = Math.max(0, Math.min(1, (off - spread * 0.15) / 0.04))
  return 1 - t * t * (3 - 2 * t)
}
