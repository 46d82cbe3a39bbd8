import { lerp, readTable, remembered, smooth, type Table } from '@toile/geometry'
import type { Build } from '../build.ts'
import type { Gesture } from './gesture.ts'
import { type Place, radians, turnedBy } from './place.ts'

/** The turned frame of a body at a level: where its axis stands, how it leans and how far it is turned, in radians. */
export interface Station {
  at: Place
  tilt: number
  yaw: number
}

/** The trunk of a body in a gesture. */
export interface Spine {
  /** The frame at a level from the neck to the crotch. */
  station(y: number): Station
  /** A place of the straight body, x and z from its axis, as it stands in the gesture. */
  onTrunk(x: number, y: number, z: number): Place
}

/** How much of a lean to a side the page shows of what is turned by degrees: all of it from the front, none in profile, and from behind it leans to the other one. */
export const leansOf = (yaw: number): number => 1 - 2 * smooth(50, 130, Math.abs(yaw))

/** How far the ribs go against the pelvis, as a share of its own way aside: neck, ribs and hips stand in an S. */
const against = 0.24

/** Opens the spine of a gesture: an S in depth, and one sideways between neck, ribs and pelvis. */
export function openSpine({ levels }: Build, gesture: Gesture): Spine {
  const { chest, pelvis } = gesture
  const leans = leansOf(gesture.yaw)
  const own: Table = [
    [levels.neck - 0.4, 0.1],
    [levels.neck, 0],
    [levels.bust, -0.02],
    [levels.underbust, 0],
    [levels.waist, 0.04],
    [levels.highHip, 0.02],
    [levels.hip, 0],
    [levels.crotch, 0],
    [levels.floor, 0],
  ]
  const station = (y: number): Station => {
    const upper = 1 - smooth(levels.bust, levels.waist + 0.2, y)
    const lower = smooth(levels.underbust, levels.highHip, y)
    const hollow = 0.03 * Math.exp(-(((y - levels.waist) / 0.5) ** 2))
    const z = readTable(own, y) + chest.z * upper + pelvis.z * lower + hollow
    const ribs =
      against * pelvis.shift * Math.exp(-(((y - levels.underbust) / ((levels.waist - levels.neck) / 3)) ** 2))
    return {
      at: turnedBy([chest.shift * upper + pelvis.shift * lower - ribs, y, z], gesture.yaw * radians),
      tilt: (chest.tilt * upper + pelvis.tilt * lower) * leans * radians,
      yaw: (gesture.yaw + gesture.twist * (1 - smooth(levels.underbust, levels.highHip, y))) * radians,
    }
  }
  return {
    station,
    onTrunk(x, y, z) {
      const { at, tilt, yaw } = station(y)
      const [across, , deep] = turnedBy([x, y, z], yaw)
      return [at[0] + across * Math.cos(tilt), y + across * Math.sin(tilt), at[2] + deep]
    },
  }
}

/** How far the axis of what hangs follows the middle of the knees, and then of the ankles. */
const follows = { knees: 0.85, ankles: 0.7 } as const

/** The frames of a whole body: below the crotch what hangs sways with the legs. */
export function openStations(
  { levels }: Build,
  { station }: Pick<Spine, 'station'>,
  knees: number,
  ankles: number,
): (y: number) => Station {
  const top = station(levels.crotch)
  return remembered((y): Station => {
    if (y <= levels.crotch) return station(y)
    const down = smooth(levels.crotch, levels.knee, y)
    const further = smooth(levels.knee, levels.ankle, y) * follows.ankles
    const x = lerp(lerp(top.at[0], knees, down * follows.knees), ankles, further)
    return { at: [x, y, top.at[2]], tilt: top.tilt * (1 - down), yaw: station(y).yaw }
  })
}
