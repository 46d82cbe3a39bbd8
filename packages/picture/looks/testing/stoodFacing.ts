import type { Design } from '@toile/craft/designs/design.ts'
import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import { gestureOf } from '@toile/craft/mannequins/round/gestureOf.ts'
import { readShoe } from '@toile/craft/mannequins/shoes.ts'
import type { Host } from '../../surface.ts'
import { type Stood, standIn } from '../round/standIn.ts'
import { noUploads, openSources } from '../sources.ts'
import { wearerInSpace } from '../wearer.ts'

/** A design stood in its own gesture, turned so that body and head face a direction in degrees. */
export function stoodFacing(host: Host, design: Design, yaw: number, head = yaw): Stood {
  const { mannequin, shoes, lips } = design
  const person = findPerson(mannequin.person)
  const gesture = gestureOf(mannequin.pose)
  if (!person || !gesture) throw new Error(`nobody stands as ${mannequin.pose}`)
  const turned = { ...gesture, yaw, head: { ...gesture.head, yaw: head } }
  const look = { shoe: readShoe(shoes.kind).id, shoeColor: shoes.color, lips }
  return standIn(wearerInSpace(person, turned, look, `facing ${yaw}`), design, openSources(host, noUploads))
}
