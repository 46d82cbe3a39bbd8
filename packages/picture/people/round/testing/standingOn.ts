import { buildOf, type Person } from '@toile/craft/mannequins/person.ts'
import type { Gesture } from '@toile/craft/mannequins/round/gesture.ts'
import { poseInSpace } from '@toile/craft/mannequins/round/poseInSpace.ts'
import { openStage } from '../../../raster/stage.ts'
import type { Host } from '../../../surface.ts'
import { type Standing, stand } from '../standing.ts'

/** Stands somebody on a stage of ink in a gesture, so many pixels to a head. */
export function standingOn(host: Host, person: Person, gesture: Gesture, scale: number): Standing {
  const options = {
    width: scale * 5,
    height: scale * 7,
    scale,
    origin: [scale * 2.5, 20],
    style: 'ink',
    seed: 3,
  } as const
  const look = { shoe: 'pump', shoeColor: { r: 40, g: 40, b: 60 }, lips: { r: 180, g: 70, b: 60 } } as const
  return stand(openStage(host, options), poseInSpace(buildOf(person), gesture, 0.5), person, look)
}
