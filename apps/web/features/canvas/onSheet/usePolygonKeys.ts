import { useEffect } from 'react'
import { useKeyDown } from '../../../shell/actions/useKeyDown.ts'
import { useBench } from '../painting/usePainting.ts'
import { polygon } from '../tools/select/polygon.ts'
import { useDesk } from '../tools/useDesk.ts'

/** Keys of a polygon that is not closed yet: Enter closes it, Escape drops it, Backspace takes the last corner back. */
export function usePolygonKeys(): void {
  const bench = useBench()
  const { tool } = useDesk()
  useEffect(() => () => polygon.drop(), [tool])
  useKeyDown((event) => {
    if (!polygon.isOpen()) return
    if (event.key === 'Enter') polygon.close(bench)
    else if (event.key === 'Escape') polygon.drop()
    else if (event.key === 'Backspace') polygon.back()
    else return
    event.preventDefault()
  })
}
