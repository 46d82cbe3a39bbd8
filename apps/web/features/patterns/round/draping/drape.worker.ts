import '../../../../shell/noEval.ts'
import { openRunning, type Running } from './openRunning.ts'
import type { Said, Told } from './drapeSaid.ts'

let running: Running | null = null

/** What is handed over and not copied. */
const partsOf = (told: Told): ArrayBufferLike[] => {
  if (told.told !== 'hung') return []
  const { positions, gaps, strain, welded } = told.frame
  return [positions, gaps, strain, ...(welded ? [welded] : [])].map(({ buffer }) => buffer)
}
const tell = (told: Told) =>
  postMessage(told, { transfer: partsOf(told).filter((part): part is ArrayBuffer => part instanceof ArrayBuffer) })

let isWorking = false
/** What is said meanwhile is heard between two steps. */
function work(): void {
  if (isWorking) return
  isWorking = true
  setTimeout(() => {
    isWorking = false
    if (running?.work()) work()
  })
}

addEventListener('message', ({ data }: MessageEvent<Said>) => {
  try {
    if (data.say === 'drape') running = openRunning(data.order, tell)
    else running?.hear(data)
    work()
  } catch (error) {
    running = null
    tell({ told: 'failed' })
    throw error
  }
})
