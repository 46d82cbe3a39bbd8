import type { Bench } from '../painting/usePainting.ts'
import { writing } from '../writing/writing.ts'
import { desk } from './paintersDesk.ts'
import { layDown } from './layDown.ts'
import { overlay } from './overlay.ts'

/** Takes a tool into the hand; what the one before had lifted is laid down, and what was written is done. */
export function takeTool({ painting }: Bench, tool: string): void {
  if (desk.get().tool === tool) return
  layDown(painting, 'apply')
  if (writing.get().written) writing.end(painting)
  overlay.put('')
  desk.set({ tool })
}
