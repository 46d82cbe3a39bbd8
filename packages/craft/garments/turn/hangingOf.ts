import { clamp } from '@toile/geometry'
import type { Posed } from '../../mannequins/round/posed.ts'
import { radians } from '../../mannequins/round/place.ts'
import type { Station } from '../../mannequins/round/spine.ts'

/** How what hangs free of a moving body hangs at each level, in heads. */
export interface Hanging {
  /** A frame of the body as it swings there. */
  swung(station: Station, y: number): Station
  /** How much wider it is thrown there, as a share. */
  flares(y: number): number
  /** How much lower it hangs there. */
  sinks(y: number): number
}

/** Cloth that is no wider than this over the body, on one side, is held there. */
const close = 0.09
/** What hangs so far below where it is held swings as far as its springs do. */
const long = 2.8
/** How steeply the swing grows from there down. */
const grows = 1.7
/** What of the room between cloth and trunk a swing may use up. */
const free = 0.6
/** How much lower on the page what comes a head nearer is seen, and how much a hem rises that is thrown wide, against its half width. */
const [nearer, rises] = [0.22, 0.42]

const fine = 0.08

/** How a garment swings that is `half` wide and reaches down to `hem`: not above the last level at which it is held; nothing where nothing moves or hangs. */
export function hangingOf(
  { swing, build: { levels }, section }: Posed,
  half: (y: number) => number,
  hem: number,
  hasLegs: boolean,
): Hanging | null {
  if (!swing || hasLegs) return null
  const spare = (y: number) => half(y) - section(y).wide
  let held = levels.bust
  for (let y = levels.bust; y < hem; y += fine) if (spare(y) < close) held = y
  const drop = hem - held
  if (drop < fine) return null
  const most = Math.min(1, (drop / long) ** 0.6)
  const share = (y: number) => most * clamp((y - held) / drop, 0, 1.1) ** grows
  // Over the trunk cloth cannot swing through the body; below it legs are in its way.
  const room = (y: number) => (y < levels.crotch ? Math.max(0, spare(y)) * free : Number.POSITIVE_INFINITY)
  const [x, z] = swing.hem
  return {
    swung({ at, tilt, yaw }, y) {
      const own = share(y)
      const most = room(y)
      return {
        at: [at[0] + clamp(x * own, -most, most), at[1], at[2] + z * own],
        tilt,
        yaw: yaw + swing.spin * radians * own,
      }
    },
    flares: (y) => swing.flare * share(y),
    sinks: (y) => share(y) * (z * nearer - Math.max(0, swing.flare) * half(y) * rises),
  }
}
