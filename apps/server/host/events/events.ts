import type { ServerResponse } from 'node:http'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { OpenDatabase } from '../database/database.ts'
import { listen } from '../database/listen.ts'
import { event } from '../database/schema/events.ts'
import { eventChannel, signedOut } from './publish.ts'
import { saidIn } from './saidIn.ts'

const heartbeat = 15_000
const readAtOnce = 200

/** How a window follows the events: whether its session goes on, and the language that refusals are said in. */
type Following = Readonly<{ goesOn?: () => Promise<boolean>; language?: LanguageId }>

/** The open event streams of this process. */
export type Events = Readonly<{
  /** Answers a request with the person's event stream, from after the given event on; without one, from now on. It ends once its session does not go on: asked at each beat, and when a session of the person has ended. */
  stream(reply: FastifyReply, personId: string, lastEventId: string | undefined, options?: Following): Promise<void>
  close(): Promise<void>
}>

/** One open window: what it was sent last, and whether a read is under way or wanted. */
type Window = { out: ServerResponse; last: number; reading: boolean; again: boolean } & Required<Following>

/** Opens the process's one listening connection and serves event streams from it. */
export async function openEvents({ house, connection }: Pick<OpenDatabase, 'house' | 'connection'>): Promise<Events> {
  const windows = new Map<string, Set<Window>>()

  /** Ends a stream whose session has ended; one that cannot be asked about goes on until the next beat. */
  async function endWithSession({ out, goesOn }: Window) {
    if (!(await goesOn().catch(() => true))) out.end()
  }

  async function send(personId: string, window: Window) {
    window.again = true
    if (window.reading) return
    window.reading = true
    try {
      while (window.again && !window.out.destroyed) {
        window.again = false
        const rows = await house
          .select()
          .from(event)
          .where(and(eq(event.personId, personId), gt(event.sequence, window.last)))
          .orderBy(asc(event.sequence))
          .limit(readAtOnce)
        if (rows.some(({ kind }) => kind === signedOut)) await endWithSession(window)
        for (const { sequence, kind, detail } of rows) {
          window.last = sequence ?? window.last
          if (kind === signedOut || window.out.writableEnded) continue
          window.out.write(
            `id: ${window.last}\nevent: ${kind}\ndata: ${JSON.stringify(saidIn(window.language, detail))}\n\n`,
          )
        }
        if (rows.length === readAtOnce) window.again = true
      }
    } catch {
      // The browser connects again and resumes from the last event it saw.
      window.out.destroy()
    } finally {
      window.reading = false
    }
  }

  const wake = (personId: string) => {
    for (const window of windows.get(personId) ?? []) void send(personId, window)
  }
  const listener = await listen(connection, [eventChannel], {
    notified: wake,
    reconnected: () => [...windows.keys()].forEach(wake),
  })

  const beat = setInterval(() => {
    for (const open of windows.values())
      for (const window of open) {
        window.out.write(':\n\n')
        void endWithSession(window)
      }
  }, heartbeat)
  beat.unref()

  async function newest(personId: string) {
    const [row] = await house
      .select({ id: sql<string>`coalesce(max(${event.sequence}), 0)` })
      .from(event)
      .where(eq(event.personId, personId))
    return Number(row?.id ?? 0)
  }

  let closed: Promise<void> | undefined
  async function close() {
    clearInterval(beat)
    for (const open of windows.values()) for (const { out } of open) out.end()
    windows.clear()
    await listener.close()
  }

  return {
    async stream(reply, personId, lastEventId, { goesOn = () => Promise.resolve(true), language = 'en' } = {}) {
      const last = lastEventId && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : await newest(personId)
      reply.hijack()
      const out = reply.raw
      out.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
        // When the stream ends, so does its connection: an idle one would hold up the stop of the server.
        connection: 'close',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      })
      // The first identifier lets a window that has seen no event yet resume as well.
      out.write(`retry: 1000\nid: ${last}\nevent: open\ndata: {}\n\n`)
      const window: Window = { out, last, reading: false, again: false, goesOn, language }
      const open = windows.get(personId) ?? new Set()
      windows.set(personId, open.add(window))
      out.on('close', () => {
        open.delete(window)
        if (open.size === 0 && windows.get(personId) === open) windows.delete(personId)
      })
      await send(personId, window)
    },
    close: () => (closed ??= close()),
  }
}
