import { createContext, type ReactNode, use, useState } from 'react'
import { createPortal } from 'react-dom'

/** The places of the top bar that a screen fills. */
export type SlotName = 'crumbs' | 'saved' | 'undo'

interface Slots {
  places: Partial<Record<SlotName, HTMLElement | null>>
  setPlace: (name: SlotName, place: HTMLElement | null) => void
}

const SlotContext = createContext<Slots>({ places: {}, setPlace: () => {} })

export function SlotProvider({ children }: { children: ReactNode }) {
  const [places, setPlaces] = useState<Slots['places']>({})
  const setPlace = (name: SlotName, place: HTMLElement | null) =>
    setPlaces((now) => (now[name] === place ? now : { ...now, [name]: place }))
  return <SlotContext value={{ places, setPlace }}>{children}</SlotContext>
}

/** Where a slot's content appears. */
export function SlotPlace({ name, className }: { name: SlotName; className?: string | undefined }) {
  const { setPlace } = use(SlotContext)
  const [keep] = useState(() => (place: HTMLElement | null) => setPlace(name, place))
  return <div ref={keep} className={className} data-slot={name} />
}

/** Puts content into a slot of the top bar for as long as the screen is there. */
export function Fill({ slot, children }: { slot: SlotName; children: ReactNode }) {
  const place = use(SlotContext).places[slot]
  return place ? createPortal(children, place) : null
}
