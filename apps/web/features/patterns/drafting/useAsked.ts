import { useEffect, useState } from 'react'

/** What a question to the worker gave, asked anew when it changes; until then what was given before. `trouble` where it failed. */
export function useAsked<Of, Made>(of: Of, ask: (of: Of) => Promise<Made>): { made: Made | null; trouble: boolean } {
  const [made, setMade] = useState<Made | null>(null)
  const [trouble, setTrouble] = useState(false)
  useEffect(() => {
    let gone = false
    ask(of)
      .then((given) => {
        if (gone) return
        setMade(given)
        setTrouble(false)
      })
      .catch(() => {
        if (!gone) setTrouble(true)
      })
    return () => {
      gone = true
    }
  }, [of, ask])
  return { made, trouble }
}
