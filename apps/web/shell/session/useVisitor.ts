import { useState } from 'react'
import { withWords } from '../../languages/withWords.ts'

/** Lets a visitor in without an account, into a project; a failure says nothing (requirement S8.03). */
export function useVisitor() {
  const [busy, setBusy] = useState(false)
  const enter = () => {
    setBusy(true)
    // Fetched when it is wanted: the first page stays light.
    void withWords('studio', () => import('./enterAsVisitor.ts'))
      .then(({ enterAsVisitor }) => enterAsVisitor())
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return { busy, enter }
}
