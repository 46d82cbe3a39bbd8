import { connection } from './connection.ts'
import { createEventLines, type StreamEvent } from './eventLines.ts'
import { onLeave } from './onLeave.ts'
import { readToken } from './token.ts'

type Listener = (content: unknown) => void
const listeners = new Map<string, Set<Listener>>()
let lastId = ''
let open: AbortController | null = null

/** The server gives a sign of life every 15 s; a stream that is silent for longer is dead. */
const silence = 40_000

const tell = ({ id, kind, content }: StreamEvent) => {
  if (id) lastId = id
  try {
    const value: unknown = JSON.parse(content)
    for (const listener of listeners.get(kind) ?? []) listener(value)
  } catch {
    // A line that is not JSON is a sign of life, nothing more.
  }
}

async function read(signal: AbortSignal, token: string): Promise<'over' | 'again'> {
  const headers: Record<string, string> = { Accept: 'text/event-stream', Authorization: token }
  if (lastId) headers['Last-Event-ID'] = lastId
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), silence)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(), silence)
    connection.answered()
  }
  try {
    return await listen(headers, AbortSignal.any([signal, silent.signal]), heard)
  } finally {
    clearTimeout(timer)
  }
}

async function listen(
  headers: Record<string, string>,
  signal: AbortSignal,
  heard: () => void,
): Promise<'over' | 'again'> {
  const answer = await fetch('/api/events', { headers, credentials: 'include', signal })
  if (!answer.ok || !answer.body) return answer.status === 401 || answer.status === 403 ? 'over' : 'again'
  const cut = createEventLines()
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    heard()
    for (const event of cut(part.value)) tell(event)
  }
  return 'again'
}

const pause = (milliseconds: number) =>
  new Promise<void>((done) => {
    const on = () => {
      off()
      clearTimeout(timer)
      done()
    }
    const off = connection.onBack(on)
    const timer = setTimeout(on, milliseconds)
  })

async function follow(signal: AbortSignal) {
  for (let wait = 1_000; !signal.aborted; wait = Math.min(wait * 2, 15_000)) {
    const token = readToken()
    if (!token) return
    const began = Date.now()
    const end = await read(signal, token).catch(() => 'again' as const)
    if (end === 'over') return
    if (!signal.aborted) connection.doubt()
    if (Date.now() - began > 10_000) wait = 1_000
    await pause(wait)
  }
}

/** The one stream of events of this person; it resumes after the last event that was seen. */
export const events = {
  on(kind: string, listener: Listener): () => void {
    const set = listeners.get(kind) ?? new Set()
    listeners.set(kind, set.add(listener))
    return () => void set.delete(listener)
  },
  start() {
    if (open || !readToken()) return
    const mine = new AbortController()
    open = mine
    void follow(mine.signal).finally(() => {
      if (open === mine) open = null
    })
  },
  stop() {
    open?.abort()
    open = null
    lastId = ''
  },
}

onLeave(() => events.stop())
