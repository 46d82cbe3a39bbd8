import { type PointerEvent, useEffect, useRef, type RefObject } from 'react'
import type { Round } from './openRound.ts'
import type { Hit } from './stage/openAiming.ts'
import { moved, nearer, turned } from './view/orbit.ts'
import type { RoundTool } from './view/roundView.ts'

type Place = readonly [x: number, y: number]

/** What a pointer that is down does. */
type Doing = { does: 'turn' | 'move' } | { does: 'pull'; hit: Hit } | { does: 'print'; hit: Hit; by: Place }

interface Hand {
  tool: RoundTool
  /** Where the print is moved to meanwhile, and at the end. */
  onPrint(by: Place, isDone: boolean): void
}

/** Radians for a pixel that the hand turns. */
const perPixel = 0.0085

/** What pointers over the stage do: one turns the form or does what the tool does, two or the right button move and bring nearer. */
export function useFormHand(stage: RefObject<HTMLElement | null>, round: Round | null, { tool, onPrint }: Hand) {
  const fingers = useRef(new Map<number, Place>())
  const doing = useRef<Doing | null>(null)

  const placeOf = (event: { clientX: number; clientY: number }): Place => {
    const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {}
    return [event.clientX - left, event.clientY - top]
  }
  const height = () => stage.current?.clientHeight ?? 1

  useEffect(() => {
    const on = stage.current
    if (!on || !round) return
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      round.gliding.set(nearer(round.gliding.orbit(), Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0012))))
    }
    on.addEventListener('wheel', wheel, { passive: false })
    return () => on.removeEventListener('wheel', wheel)
  }, [stage, round])

  function begin([x, y]: Place, moves: boolean): Doing {
    const hit = tool === 'turn' || moves ? null : (round?.stage?.aim(x, y) ?? null)
    if (!hit) return { does: moves ? 'move' : 'turn' }
    if (tool === 'pin') {
      round?.pin(hit.corner, hit.spot)
      return { does: 'turn' }
    }
    return tool === 'print' ? { does: 'print', hit, by: [0, 0] } : { does: 'pull', hit }
  }

  function pinch(id: number, now: Place): void {
    const others = [...fingers.current].filter(([other]) => other !== id)
    const [, still] = others[0] ?? []
    const before = fingers.current.get(id)
    if (!still || !before || !round) return
    const apart = ([x, y]: Place) => Math.hypot(x - still[0], y - still[1]) || 1
    const shift = moved(round.gliding.orbit(), (now[0] - before[0]) / 2, (now[1] - before[1]) / 2, height())
    round.gliding.set(nearer(shift, apart(now) / apart(before)))
  }

  function move(what: Doing, [x, y]: Place, [beforeX, beforeY]: Place): void {
    if (!round) return
    const [dx, dy] = [x - beforeX, y - beforeY]
    if (what.does === 'turn') round.gliding.set(turned(round.gliding.orbit(), -dx * perPixel, dy * perPixel * 0.6))
    if (what.does === 'move') round.gliding.set(moved(round.gliding.orbit(), dx, dy, height()))
    const aiming = round.stage?.aiming
    if (!aiming) return
    if (what.does === 'pull') round.pull(what.hit.corner, aiming.along(what.hit.spot, x, y))
    if (what.does === 'print') {
      const [fx, fy] = aiming.flatAlong(what.hit, x, y)
      what.by = [fx - what.hit.flat[0], fy - what.hit.flat[1]]
      onPrint(what.by, false)
    }
  }

  function end(event: PointerEvent): void {
    fingers.current.delete(event.pointerId)
    const what = doing.current
    if (fingers.current.size > 0 || !what) return
    doing.current = null
    if (what.does === 'pull') round?.pull(what.hit.corner, null)
    if (what.does === 'print') onPrint(what.by, true)
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      const at = placeOf(event)
      fingers.current.set(event.pointerId, at)
      if (fingers.current.size === 1) doing.current = begin(at, event.button === 2 || event.shiftKey)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const at = placeOf(event)
      if (fingers.current.size > 1) pinch(event.pointerId, at)
      else if (doing.current) move(doing.current, at, before)
      fingers.current.set(event.pointerId, at)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
