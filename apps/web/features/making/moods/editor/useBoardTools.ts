import type { Picture } from '@toile/contract/features/files.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { textsOfMood } from '@toile/picture/boards/layMood.ts'
import type { BoardTools } from '@toile/picture/boards/layThing.ts'
import type { Letters } from '@toile/picture/lettering/letters.ts'
import { useEffect, useMemo, useState } from 'react'
import { openBrowserLetters } from '../../../../shared/drawing/browserLetters.ts'

/** What the things of a moodboard are laid out with, anew whenever further letters have come; `trouble` when they could not be fetched. */
export function useBoardTools(project: Project, pictures: ReadonlyMap<string, Picture>) {
  const { boards, moodPositions } = project
  const [ready, setReady] = useState<{ letters: Letters } | null>(null)
  const [trouble, setTrouble] = useState(false)
  useEffect(() => {
    let gone = false
    const work = async () => {
      const letters = await openBrowserLetters()
      await letters.ready(textsOfMood({ boards, moodPositions }))
      if (gone) return
      setReady({ letters })
      setTrouble(false)
    }
    work().catch(() => {
      if (!gone) setTrouble(true)
    })
    return () => {
      gone = true
    }
  }, [boards, moodPositions])
  const tools = useMemo<BoardTools | null>(
    () =>
      ready && {
        letters: ready.letters,
        boards,
        aspectOf(id) {
          const picture = pictures.get(id)
          return picture ? picture.width / picture.height : 1
        },
      },
    [ready, boards, pictures],
  )
  return { tools, trouble }
}
