import { files } from '@toile/contract/features/files.ts'
import { useEffect } from 'react'
import { send } from '../../../shell/calls/api.ts'
import { rememberPictures, usePictures } from '../../../shared/open/projects/pictures.ts'

/** Asks for stored pictures that a look names and no board of its project holds, so that they have their names; once they are asked for, again only when others join them. */
export function useKnownPictures(hashes: readonly string[]): void {
  const known = new Set([...usePictures().values()].map(({ hash }) => hash))
  const unknown = [...new Set(hashes)].filter((hash) => !known.has(hash)).join(' ')
  useEffect(() => {
    if (!unknown) return
    const asking = new AbortController()
    send(files.read, { hashes: unknown.split(' ') }, { signal: asking.signal }).then(rememberPictures, () => {
      // Without its name a picture is still drawn and can be moved.
    })
    return () => asking.abort()
  }, [unknown])
}
