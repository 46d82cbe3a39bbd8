import { lightPresets } from '@toile/craft/products/lightPresets.ts'
import { studioLight } from '@toile/craft/products/light.ts'
import type { Spot } from '@toile/tailoring/form/form.ts'
import { openListeners } from '../../../shell/openListeners.ts'
import { type Draped, openDraping } from './draping/openDraping.ts'
import type { DrapeOrder } from './draping/drapeSaid.ts'
import type { ClothLook } from './stage/clothLook.ts'
import { openStage, type Stage } from './stage/openStage.ts'
import { type Gliding, openGliding } from './view/openGliding.ts'
import { type Orbit, sides, wholeOf } from './view/orbit.ts'
import { readingScales } from './view/readingColors.ts'
import { firstView, type RoundView } from './view/roundView.ts'
import { openLossWatch } from './stage/openLossWatch.ts'

/** What is known of a garment on the stage: of its cloth, of what draws it, and how many pins hold it. */
export interface RoundState extends Draped {
  graphics: 'there' | 'lost' | 'gone' | 'none'
  pins: number
}

/** A garment that is draped and looked at. */
export interface Round {
  get(): RoundState
  subscribe(listener: () => void): () => void
  stage: Stage | null
  gliding: Gliding
  show(view: RoundView): void
  wear(look: ClothLook): void
  size(width: number, height: number): void
  side(id: (typeof sides)[number]['id']): void
  reset(): void
  run(on: boolean): void
  /** Pulls a corner of the cloth to a spot, or lets it go where it is not pinned. */
  pull(corner: number, to: Spot | null): void
  /** Pins a corner where it is; one that is pinned is let go. */
  pin(corner: number, at: Spot): void
  unpin(): void
  close(): void
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Opens it on a canvas and begins to drape. */
export function openRound(canvas: HTMLCanvasElement, order: DrapeOrder): Round {
  const listeners = openListeners()
  const stage = openStage(canvas)
  const pins = new Map<number, Spot>()
  let view = firstView
  let size = { width: 1, height: 1 }
  let framed: Orbit | null = null
  let graphics: RoundState['graphics'] = stage ? 'there' : 'none'

  const draping = openDraping(order, {
    body(mesh) {
      stage?.takeBody(mesh)
      gliding.set(whole())
    },
    cloth: (mesh) => stage?.takeCloth(mesh),
    hung(frame, settled) {
      // First as it is computed, then smooth, and at rest so that it is smooth from near as well.
      if (frame.welded) stage?.refine(1)
      stage?.takeHung(frame)
      if (settled) stage?.refine(fineness)
      if (!framed) showAll()
      else if (settled) keepFramed()
    },
  })
  const whole = () => wholeOf(stage?.extent() ?? { low: 0, high: 1700, half: 450 }, size)
  const gliding = openGliding(
    wholeOf({ low: 0, high: 1700, half: 450 }, size),
    { look: (orbit) => stage?.look(orbit), part: (share) => stage?.part(share) },
    isStill,
  )
  function showAll(): void {
    framed = whole()
    gliding.glide(framed)
  }
  /** Cloth that settles and a stage of another size are seen whole, unless somebody looks from elsewhere by then. */
  const keepFramed = () => {
    if (framed && gliding.goal() === framed) showAll()
  }
  const unwatch = openLossWatch(canvas, (told) => {
    graphics = told
    remember()
    if (told === 'there') gliding.set(gliding.orbit())
  })
  let state: RoundState = { ...draping.get(), graphics, pins: 0 }
  const remember = () => {
    state = { ...draping.get(), graphics, pins: pins.size }
    listeners.tell()
  }
  const unsubscribe = draping.subscribe(remember)
  const showPins = () => {
    stage?.pin([...pins.values()])
    remember()
  }

  return {
    get: () => state,
    subscribe: listeners.subscribe,
    stage,
    gliding,
    show(next) {
      if (next.apart !== view.apart) gliding.part(next.apart)
      if (next.turning !== view.turning) gliding.turn(next.turning)
      if (next.wind !== view.wind) draping.say({ say: 'wind', on: next.wind })
      view = next
      const light = lightPresets.find(({ id }) => id === next.light)?.light ?? studioLight
      stage?.show({ scale: readingScales[next.reading], wire: next.wire, light, ink: getComputedStyle(canvas).color })
    },
    wear: (look) => stage?.wear(look),
    size(width, height) {
      const isFirst = size.width === 1
      size = { width, height }
      stage?.size(width, height)
      if (isFirst) gliding.set(whole())
      else keepFramed()
    },
    side(id) {
      const side = sides.find((one) => one.id === id)
      if (side) gliding.glide({ ...gliding.orbit(), turn: side.turn, above: 0.06 })
    },
    reset: showAll,
    run: (on) => draping.say({ say: 'run', on }),
    pull(corner, to) {
      draping.say({ say: 'pull', corner, to: to ?? pins.get(corner) ?? null })
    },
    pin(corner, at) {
      if (!pins.delete(corner)) pins.set(corner, at)
      draping.say({ say: 'pull', corner, to: pins.get(corner) ?? null })
      showPins()
    },
    unpin() {
      for (const corner of pins.keys()) draping.say({ say: 'pull', corner, to: null })
      pins.clear()
      showPins()
    },
    close() {
      unwatch()
      unsubscribe()
      gliding.close()
      draping.close()
      stage?.close()
    },
  }
}

const fineness = 2
