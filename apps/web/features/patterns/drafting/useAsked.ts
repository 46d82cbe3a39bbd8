import { useEffect, useState } from 'react'

/** What a question to the worker gave, and of what, asked anew when it changes; until then what was given before. `trouble` where it failed. */
export function useAsked<Of, Made>(asked: Of, ask: (of: Of) => Promise<Made>) {
  const [answer, setAnswer] = useState<{ of: Of | null; made: Made | null }>({ of: null, made: null })
  const [trouble, setTrouble] = useState(false)
  useEffect(() => {
    let gone = false
    ask(asked)
      .then((made) => {
        if (gone) return
        setAnswer({ of: asked, made })
        setTrouble(false)
      })
      .catch(() => {
        if (!gone) setTrouble(true)
      })
    return () => {
      gone = true
    }
  }, [asked, ask])
  return { ...answer, trouble }
}
