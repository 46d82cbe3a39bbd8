import { people } from '../../people/index.ts'
import { buildOf } from '../../person.ts'
import { mirroredGesture } from '../gesture.ts'
import { gesturesOf } from '../gestures/index.ts'
import { poseInSpace } from '../poseInSpace.ts'

/** The builds of the catalogue, each once. */
export const bodies = [...new Map(people.map((person) => [person.build, buildOf(person)])).values()]

/** Every build in every gesture that becomes it and in its mirror image, on heels of a height. */
export const posedOn = (footHeight: number) =>
  bodies.flatMap((build) =>
    gesturesOf(build).flatMap((gesture) =>
      [gesture, mirroredGesture(gesture)].map((own) => ({
        name: `${build.id} ${own.id} ${Math.sign(own.yaw)}`,
        body: poseInSpace(build, own, footHeight),
      })),
    ),
  )
