import type { Bench } from '../painting/usePainting.ts'
import { writing } from '../writing/writing.ts'
import { desk } from './paintersDesk.ts'
import { overlay } from './overlay.ts'
import { keepTransform } from './transform/transform.ts'

/** Takes a tool into the hand; what the one before had moved is laid down, and what was written is done. */
export function takeTool(bench: Bench, tool: string): void {
  if (desk.get().tool === tool) return
  keepTransform(bench)
  if (writing.get().written) writing.end(bench.painting)
  overlay.put('')
  desk.set({ tool })
}
