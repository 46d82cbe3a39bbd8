import { type ReadWish, words } from '@toile/contract/features/words.ts'
import type { SentWish } from '@toile/craft/words/wishSchema.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useCall } from '../../../shell/calls/useCall.ts'

/** A wish that was read, and whether it counts. */
interface Chip {
  key: string
  wish: ReadWish
  chosen: boolean
}

/** What was read of a text: its wishes to be confirmed, and what was not understood. */
export interface ReadText {
  chips: readonly Chip[]
  unread: readonly string[]
  /** The wishes that count; null while nothing is read yet. */
  wishes: SentWish[] | null
  toggle(key: string): void
}

const keyOf = ({ id, from, not }: ReadWish) => `${not ? 'not ' : ''}${id} ${from}`

/** Reads a text as it is written; guesses and overruled wishes count only once the person says so (requirement S9.04). */
export function useReading(text: string): ReadText {
  const [settled] = useDebouncedValue(text.trim(), 300)
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const { data } = useCall(
    words.read,
    { text: settled },
    { enabled: settled !== '', saidByScreen: true, fresh: 600_000 },
  )
  const read = settled === '' ? undefined : data
  const chips = (read?.wishes ?? []).map((wish): Chip => {
    const key = keyOf(wish)
    return { key, wish, chosen: (!wish.guess && !wish.overruled) !== turned.has(key) }
  })
  return {
    chips,
    unread: read?.unread ?? [],
    wishes: read && settled === text.trim() ? chips.filter(({ chosen }) => chosen).map(confirmed) : null,
    toggle: (key) =>
      setTurned((now) => (now.has(key) ? new Set([...now].filter((one) => one !== key)) : new Set([...now, key]))),
  }
}

const confirmed = ({ wish }: Chip): SentWish => ({ ...wish, guess: false, overruled: false })
