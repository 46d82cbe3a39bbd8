import type { Place } from '../view/camera.ts'

/** Numbers to a sample as it is sent: x, y in pixels of the sheet, pressure or -1, tilts in degrees, milliseconds. */
export const sampleLength = 6

/** What a pointer tells of one place on its way. */
type Told = Pick<PointerEvent, 'clientX' | 'clientY' | 'pressure' | 'pointerType' | 'tiltX' | 'tiltY' | 'timeStamp'>

/** All samples of an event, those between two frames too, six numbers each (x, y in pixels of the sheet, pressure or -1, two tilts in degrees, milliseconds); a mouse and a finger have no pressure. */
export function samplesOf(
  event: Told & { getCoalescedEvents?: () => Told[] },
  toSheet: (clientX: number, clientY: number) => Place,
): number[] {
  const all = event.getCoalescedEvents?.() ?? []
  return (all.length > 0 ? all : [event]).flatMap(
    ({ clientX, clientY, pressure, pointerType, tiltX, tiltY, timeStamp }) => {
      const [x, y] = toSheet(clientX, clientY)
      return [x, y, pointerType === 'pen' ? pressure : -1, tiltX, tiltY, timeStamp]
    },
  )
}
