import { useMatches } from '@tanstack/react-router'
import { LaterNotice } from './LaterNotice.tsx'

/** Every route whose screen is still to be built says what will be found there. */
export function NotYetScreen() {
  const row = useMatches().at(-1)?.staticData.row
  return row?.later ? <LaterNotice label={row.label} says={row.later.label} /> : null
}
