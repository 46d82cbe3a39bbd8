import { type PointerEvent, type RefObject, useRef } from 'react'
import { useChart } from '../../../shell/gestures/useChart.ts'
import { useBench } from '../painting/usePainting.ts'
import { atRest, hand, type HandAct, type HandEvent, type HandState, type PointerKind } from '../input/hand.ts'
import { samplesOf } from '../input/samplesOf.ts'
import { desk } from '../tools/paintersDesk.ts'
import { toolOf } from '../tools/index.ts'
import { pickTool } from '../tools/pickTool.ts'
import type { Gesture, Held } from '../tools/tool.ts'
import { panned, pinched, type Place } from '../view/camera.ts'

const kindOf = (type: string): PointerKind => (type === 'pen' || type === 'touch' ? type : 'mouse')
const heldOf = ({ shiftKey, altKey, ctrlKey, metaKey }: PointerEvent): Held => ({
  shift: shiftKey,
  alt: altKey,
  mod: ctrlKey || metaKey,
})

/** What pointers over the stage do: they hold the tool in the hand, or move the sheet. */
export function useHandOn(stage: RefObject<HTMLElement | null>, panning: () => boolean) {
  const bench = useBench()
  const { look, painting } = bench
  const gesture = useRef<Gesture | null>(null)
  const latest = useRef<PointerEvent | null>(null)

  const placeOf = (x: number, y: number): Place => {
    const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {}
    return [x - left, y - top]
  }
  const samples = (event: PointerEvent) => samplesOf(event.nativeEvent, (x, y) => look.sheetAt(...placeOf(x, y)))
  const begin = (event: PointerEvent, picks: boolean) => {
    const own = toolOf(desk.get().tool)
    const tool = picks || (event.altKey && !own.ownsAlt) ? pickTool : own
    const at = look.sheetAt(...placeOf(event.clientX, event.clientY))
    gesture.current = tool.begin({ samples: samples(event), at, held: heldOf(event) }, bench)
  }
  const act = (what: HandAct) => {
    const event = latest.current
    if (what.do === 'pan') look.set(panned(look.get(), ...what.by))
    if (what.do === 'pinch') look.set(pinched(look.get(), look.stage(), what.before, what.after))
    if (what.do === 'undo' || what.do === 'redo') painting.say({ say: what.do })
    if (!event) return
    if (what.do === 'begin') begin(event, false)
    if (what.do === 'pick') begin(event, true)
    if (what.do === 'add') gesture.current?.add(samples(event), heldOf(event))
    if (what.do === 'end') gesture.current?.end()
    if (what.do === 'cancel') gesture.current?.cancel()
    if (what.do === 'end' || what.do === 'cancel') gesture.current = null
  }
  const chart = useChart<HandState, HandEvent, HandAct>(hand, atRest, act)
  const send = (event: PointerEvent, told: HandEvent) => {
    latest.current = event
    chart.send(told)
  }
  return {
    /** Takes the stroke back that is being drawn; says whether there was one. */
    escape(): boolean {
      if (chart.state().at !== 'stroke') return false
      chart.send({ is: 'escape' })
      return true
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      const fingers = event.pointerType === 'touch' && !desk.get().fingersDraw
      send(event, {
        is: 'down',
        id: event.pointerId,
        kind: kindOf(event.pointerType),
        button: event.button,
        at: placeOf(event.clientX, event.clientY),
        time: event.timeStamp,
        pans: panning() || fingers,
      })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const at = placeOf(event.clientX, event.clientY)
      send(event, { is: 'move', id: event.pointerId, at, time: event.timeStamp })
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      send(event, { is: 'up', id: event.pointerId, time: event.timeStamp })
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      send(event, { is: 'lost', id: event.pointerId })
    },
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
  }
}
