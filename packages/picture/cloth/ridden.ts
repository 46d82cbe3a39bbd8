import type { Laying } from './laying.ts'
import type { LaidStamp } from './laid.ts'
import type { Pose } from './pose.ts'
import type { Reach } from './copyReach.ts'

/** How places of a region are read on a thing that rides on its cloth: millimetres across and down from its middle at the region's pixel (0, 0), and what one pixel right and one down adds to both. */
interface OnRidden {
  from: readonly [number, number]
  right: readonly [number, number]
  below: readonly [number, number]
}

/** Pixels round a thing that its soft edge reaches. */
const room = 2

/** Turns a pose round: from pixels of a region to millimetres of the thing. */
export function onRidden({ stage, region }: Pick<Laying, 'stage' | 'region'>, { at, across, down }: Pose): OnRidden {
  const [x, y] = stage.place(at)
  const [ax, ay] = [across[0] * stage.scale, across[1] * stage.scale]
  const [dx, dy] = [down[0] * stage.scale, down[1] * stage.scale]
  const whole = ax * dy - ay * dx
  const right = [dy / whole, -ay / whole] as const
  const below = [-dx / whole, ax / whole] as const
  const [px, py] = [region.x + 0.5 - x, region.y + 0.5 - y]
  return { right, below, from: [right[0] * px + below[0] * py, right[1] * px + below[1] * py] }
}

/** The pixels of a region that a ridden thing may cover; nothing where it lies beyond. */
export function riddenReach({ stage, region }: Laying, { width, height, angle }: LaidStamp, pose: Pose): Reach | null {
  const [x, y] = stage.place(pose.at)
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  const [wide, high] = [(cos * width + sin * height) / 2, (sin * width + cos * height) / 2]
  const far = (k: 0 | 1) => (Math.abs(pose.across[k]) * wide + Math.abs(pose.down[k]) * high) * stage.scale + room
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value))
  const reach = {
    left: within(Math.floor(x - far(0)) - region.x, region.width),
    top: within(Math.floor(y - far(1)) - region.y, region.height),
    right: within(Math.ceil(x + far(0)) - region.x, region.width),
    bottom: within(Math.ceil(y + far(1)) - region.y, region.height),
  }
  return reach.right > reach.left && reach.bottom > reach.top ? reach : null
}
