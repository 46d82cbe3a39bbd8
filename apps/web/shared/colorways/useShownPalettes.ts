import { useDebouncedCallback } from '@mantine/hooks'
import type { LookColorway } from '@toile/craft/designs/lookColorway.ts'
import { useMemo, useRef, useState } from 'react'

/** A colourway as it stands on the screen: kept in the document, or proposed. */
export interface Palette {
  colorway: LookColorway
  isKept: boolean
}

interface PalettesOptions {
  kept: readonly LookColorway[]
  proposals: readonly LookColorway[]
  /** Keeps a colourway, in place of the one of its id; false where that was refused. */
  onKeep: (colorway: LookColorway) => Promise<boolean>
}

/** So long after the last change of a colour it is kept, in milliseconds. */
const rest = 700

/** Colourways that are kept, then proposals that are open; what is changed is seen at once and kept when the hand rests, one act after the other. */
export function useShownPalettes({ kept, proposals, onKeep }: PalettesOptions) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, LookColorway>>(new Map())
  const [away, setAway] = useState<ReadonlySet<string>>(new Set())
  const waiting = useRef(new Map<string, LookColorway>())
  const line = useRef(Promise.resolve())
  const settle = (draft: LookColorway) =>
    setDrafts((now) => (now.get(draft.id) === draft ? new Map([...now].filter(([id]) => id !== draft.id)) : now))
  const keepWaiting = useDebouncedCallback(
    () => {
      for (const draft of waiting.current.values())
        line.current = line.current.then(async () => {
          await onKeep(draft)
          settle(draft)
        })
      waiting.current.clear()
    },
    { delay: rest, flushOnUnmount: true },
  )
  const palettes = useMemo((): Palette[] => {
    const isKept = ({ id }: LookColorway) => kept.some((one) => one.id === id)
    const open = proposals.filter((one) => !isKept(one) && !away.has(one.id))
    const added = [...drafts.values()].filter((one) => ![...kept, ...open].some(({ id }) => id === one.id))
    const shown = (one: LookColorway) => drafts.get(one.id) ?? one
    return [
      ...kept.map((one) => ({ colorway: shown(one), isKept: true })),
      ...added.map((colorway) => ({ colorway, isKept: true })),
      ...open.map((one) => ({ colorway: shown(one), isKept: drafts.has(one.id) })),
    ]
  }, [kept, proposals, drafts, away])
  return {
    palettes,
    edit(colorway: LookColorway) {
      waiting.current.set(colorway.id, colorway)
      setDrafts((now) => new Map([...now, [colorway.id, colorway]]))
      keepWaiting()
    },
    /** Puts a proposal aside. */
    putAway: ({ id }: LookColorway) => setAway((now) => new Set([...now, id])),
  }
}
