import type { Reading } from '@toile/fashion/script/reading.ts'
import type { ClothPoints } from '@toile/picture/scenes/clothPoints.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { startWorker } from '../../../shell/startWorker.ts'
import address from './drawing.worker.ts?worker&url'
import { openLine, type Urgency } from './lineOfOrders.ts'
import type { Answered, Asked, ClothOrder, Order, PictureOrder, UploadAddresses } from './orders.ts'

type Reply = (answer: Answered) => void

let worker: Worker | null = null
let lastId = 0
const replies = new Map<number, Reply>()
const listeners = new Set<() => void>()

/** The one drawing worker of the page, begun at its first order; the engine is loaded with it and never before. */
function open(): Worker {
  if (worker) return worker
  worker = startWorker(address)
  worker.addEventListener('message', ({ data: answer }: MessageEvent<Answered>) => {
    replies.get(answer.id)?.(answer)
    replies.delete(answer.id)
  })
  worker.addEventListener('error', () => {
    for (const [id, reply] of replies) reply({ id, failed: 'The drawing worker stopped.' })
    replies.clear()
    worker?.terminate()
    worker = null
    for (const tell of listeners) tell()
  })
  return worker
}

/** Runs each time the worker stopped: the next one is another, and empty. */
export const onFresh = (listener: () => void): void => void listeners.add(listener)

const send = (
  asked: { order: Order } | { hold: UploadAddresses } | { pixels: Pixels; hash: string } | { read: string },
): Promise<Answered> =>
  new Promise((done) => {
    const id = ++lastId
    replies.set(id, done)
    const message: Asked = { id, ...asked }
    open().postMessage(message)
  })

const line = openLine((order: Order) => send({ order }))

const failure = (answer: Answered) => new Error('failed' in answer ? answer.failed : 'The worker answered otherwise.')

/** Asks for a picture; nothing when a newer order of the same slot overtook it. */
export async function drawPicture(slot: string, order: PictureOrder, urgency: Urgency): Promise<ImageBitmap | null> {
  const answer = await line.ask(slot, order, urgency)
  if (!answer) return null
  if ('bitmap' in answer) return answer.bitmap
  throw failure(answer)
}

/** Asks where a garment's cloth lies; nothing when a newer order of the same slot overtook it. */
export async function findCloth(slot: string, order: ClothOrder): Promise<ClothPoints | null> {
  const answer = await line.ask(slot, order, 'soon')
  if (!answer) return null
  if ('cloth' in answer) return answer.cloth
  throw failure(answer)
}

/** Gives the worker a picture that is not stored yet. */
export async function holdPixels(hash: string, pixels: Pixels): Promise<void> {
  const answer = await send({ pixels, hash })
  if (!('held' in answer)) throw failure(answer)
}

/** Has the worker read a stored picture as a moodboard picture; drawings that wait come after it. */
export async function readStored(address: string): Promise<Reading> {
  const answer = await send({ read: address })
  if ('reading' in answer) return answer.reading
  throw failure(answer)
}

/** Gives up the order of a slot that waits. */
export const leaveLine = (slot: string): void => line.leave(slot)

/** Has the worker fetch uploads; gives the hashes that it holds. */
export async function holdUploads(hold: UploadAddresses): Promise<readonly string[]> {
  const answer = await send({ hold })
  if ('held' in answer) return answer.held
  throw failure(answer)
}
