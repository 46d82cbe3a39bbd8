import type { ClothMesh } from '@toile/tailoring/cloth/clothMesh.ts'
import type { Mesh } from '@toile/tailoring/form/form.ts'
import { openListeners } from '../../../../shell/openListeners.ts'
import { startWorker } from '../../../../shell/startWorker.ts'
import address from './drape.worker.ts?worker&url'
import type { FitRemark } from './fitRemarks.ts'
import type { DrapeOrder, HungFrame, Said, Told } from './drapeSaid.ts'

/** What is known of a garment that is being draped. */
export interface Draped {
  stage: 'form' | 'cloth' | 'settling' | 'settled' | 'failed'
  /** Of the settling, 0..1. */
  progress: number
  isOn: boolean
  remarks: readonly FitRemark[]
  /** Whether it hangs where it was put on; known once it has settled. */
  held: boolean
}

/** Where the body and the cloth are shown. */
export interface Shows {
  body(mesh: Mesh): void
  cloth(mesh: ClothMesh): void
  hung(frame: HungFrame, settled: boolean): void
}

/** A garment that is draped in a worker of its own. */
export interface Draping {
  get(): Draped
  subscribe(listener: () => void): () => void
  say(said: Exclude<Said, { say: 'drape' | 'taken' }>): void
  close(): void
}

/** Begins to drape; what comes of it is shown as it comes. */
export function openDraping(order: DrapeOrder, shows: Shows): Draping {
  const listeners = openListeners()
  let now: Draped = { stage: 'form', progress: 0, isOn: true, remarks: [], held: true }
  const learn = (more: Partial<Draped>) => {
    now = { ...now, ...more }
    listeners.tell()
  }
  const worker = startWorker(address)
  const say = (said: Said) => worker.postMessage(said)

  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.told === 'form') {
      shows.body(data.mesh)
      learn({ stage: 'cloth' })
    }
    if (data.told === 'cloth') {
      shows.cloth(data.mesh)
      learn({ stage: 'settling' })
    }
    if (data.told === 'hung') {
      shows.hung(data.frame, data.settled)
      learn({ progress: data.progress, stage: data.settled ? 'settled' : 'settling' })
      say({ say: 'taken' })
    }
    if (data.told === 'fit') learn({ remarks: data.remarks, held: data.held })
    if (data.told === 'failed') learn({ stage: 'failed' })
  })
  worker.addEventListener('error', () => learn({ stage: 'failed' }))
  say({ say: 'drape', order })

  return {
    get: () => now,
    subscribe: listeners.subscribe,
    say(said) {
      if (said.say === 'run') learn({ isOn: said.on })
      say(said)
    },
    close: () => worker.terminate(),
  }
}
