import { type Color, fromHex, toHex } from '@toile/craft/colors/color.ts'
import { useState } from 'react'
import { type FoundColor, findColor } from '../../../shared/open/names/findColor.ts'

/** The colour being worked on, and what is typed for it until it is understood. */
export function useWorkedColor(first: Color) {
  const [color, setColor] = useState(first)
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const pick = (picked: Color) => {
    setColor(picked)
    setTyped(null)
    setWrong(null)
  }
  return {
    color,
    pick,
    wrong,
    text: typed ?? toHex(color),
    /** Nothing is typed that is not taken yet. */
    settled: typed === null,
    type(text: string) {
      setTyped(text)
      setWrong(null)
      const plain = /^#?[0-9a-f]{6}$/i.test(text.trim()) ? fromHex(text) : null
      if (plain) setColor(plain)
    },
    /** The colour with its code; nothing, and a sentence beside the field, for a text that means none (requirement S5.13). */
    async resolve(): Promise<FoundColor | null> {
      try {
        const found = await findColor(typed ?? toHex(color))
        pick(found.color)
        return found
      } catch (error) {
        setWrong(error instanceof Error ? error.message : '')
        return null
      }
    },
  }
}
