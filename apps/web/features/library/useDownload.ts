import { useState } from 'react'
import { sayRefusal } from '../../shell/queries.ts'
import { download } from './packing.ts'

/** Downloads pictures and tells how far the packing is, 0..1; null while nothing is packed. */
export function useDownload() {
  const [share, setShare] = useState<number | null>(null)
  const run = async (ids: readonly string[]) => {
    setShare(0)
    try {
      await download(ids, setShare)
    } catch (error) {
      sayRefusal(error)
    } finally {
      setShare(null)
    }
  }
  return { share, run: (ids: readonly string[]) => void run(ids) }
}
