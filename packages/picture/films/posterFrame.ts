import type { Timeline } from '@toile/craft/films/timelineOf.ts'
import { wrapped } from '@toile/craft/motions/angles.ts'
import { sure } from '@toile/geometry'

/** Of every so many frames one is looked at. */
const apart = 4
/** What a head nearer to the camera weighs against facing it. */
const near = 2

/** The frame that stands for a film: the one in which its first look faces us, near and in full motion rather than at rest. */
export function posterFrame({ frames, at }: Timeline): number {
  const asked = Array.from({ length: Math.ceil(frames / apart) }, (_, i) => i * apart)
  const worth = (frame: number) => {
    const { moment, stand, swing } = sure(at(frame)[0])
    const faces = Math.cos((wrapped(moment.gesture.yaw) * Math.PI) / 180)
    return faces + near * stand.scale + Math.min(0.3, Math.abs(swing.hem[0]) + swing.flare)
  }
  return asked.reduce((best, frame) => (worth(frame) > worth(best) ? frame : best), 0)
}
