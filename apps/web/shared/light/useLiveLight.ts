import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { askBeforeLight, leaveLine } from '../drawing/desk.ts'
import type { LightGl } from './openLightGl.ts'

interface LiveLight {
  /** Where it is drawn. */
  canvas: RefObject<HTMLCanvasElement | null>
  order: PictureOrder
  /** The order whose exact picture is shown. */
  shown: PictureOrder | null
  /** Nothing is readied where nobody turns a lamp. */
  turns: boolean
}

/** The longest side of a picture whose light is turned, in pixels. */
const longest = 768

/** All of an order but its light; nothing where it is no product picture. */
const withoutLight = (order: PictureOrder | null): string | null =>
  order?.kind === 'product' ? JSON.stringify({ ...order, shot: { ...order.shot, light: null } }) : null

/** Draws a product picture in each light that its lamps are turned to, by the graphics processor, until the exact one is there (requirement S1.08). Tells whether it can, for this order, and whether it is what should be seen. */
export function useLiveLight({ canvas, order, shown, turns }: LiveLight): {
  isReady: boolean
  isLive: boolean
  isSeen: boolean
} {
  const bare = useMemo(() => withoutLight(order), [order])
  const isShown = useMemo(() => bare !== null && withoutLight(shown) === bare, [bare, shown])
  const light = useRef<LightGl | null>(null)
  /** For what it was readied, and the order that was shown then. */
  const [ready, setReady] = useState<{ bare: string; first: PictureOrder } | null>(null)
  const [drawn, setDrawn] = useState<string | null>(null)
  const slot = `light ${useId()}`
  const isReady = ready !== null && ready.bare === bare

  useEffect(() => {
    if (!turns || !isShown || isReady || !bare || shown?.kind !== 'product') return
    let gone = false
    const { design, shot } = shown
    const density = Math.min(2, Math.max(1, devicePixelRatio))
    const share = Math.min(density, longest / Math.max(shown.width, shown.height))
    const size = { width: Math.round(shown.width * share), height: Math.round(shown.height * share) }
    const begin = async () => {
      const { openLightGl } = await import('./openLightGl.ts')
      const on = canvas.current
      if (gone || !on) return
      light.current ??= openLightGl(on, () => undefined)
      if (!light.current) return
      const maps = await askBeforeLight(slot, { kind: 'beforeLight', design, shot, ...size })
      // Drawn once unseen: what the processor readies at its first picture would stop the hand.
      if (gone || !maps || !light.current.take(maps) || !light.current.draw(shot.light)) return
      setReady({ bare, first: shown })
    }
    // Without it the worker's own pictures follow the lamp.
    begin().catch(() => undefined)
    return () => {
      gone = true
      leaveLine(slot)
    }
  }, [turns, isShown, isReady, bare, shown, slot, canvas])

  const isTurned = isReady && order !== ready.first
  useEffect(() => {
    if (!isTurned || order === shown || order.kind !== 'product') return
    const frame = requestAnimationFrame(() => {
      if (light.current?.draw(order.shot.light)) setDrawn(bare)
      else setReady(null)
    })
    return () => cancelAnimationFrame(frame)
  }, [isTurned, order, shown, bare])

  useEffect(
    () => () => {
      light.current?.close()
      light.current = null
    },
    [],
  )
  return { isReady, isLive: isTurned, isSeen: isTurned && order !== shown && drawn === bare }
}
