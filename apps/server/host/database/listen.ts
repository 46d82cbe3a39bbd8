import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from './connection.ts'

/** Hears the notifications of channels on a connection of its own; after a break it connects again and says so, since some may be missed. */
export async function listen(
  connection: Connection,
  channels: readonly string[],
  hears: { notified(payload: string, channel: string): void; reconnected(): void },
): Promise<{ close(): Promise<void> }> {
  let closing = false
  let client: pg.Client | undefined

  const connect = async () => {
    const opened = new pg.Client({ ...connection, keepAlive: true, application_name: 'toile events' })
    opened.on('error', () => undefined)
    await opened.connect()
    opened.on('notification', ({ payload, channel }) => hears.notified(payload ?? '', channel))
    for (const channel of channels) await opened.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = opened
    opened.once('end', () => {
      if (!closing) void reconnect()
    })
  }

  const reconnect = async () => {
    for (let pause = 100; !closing; pause = Math.min(pause * 2, 2000)) {
      await wait(pause)
      const connected = await connect().then(
        () => true,
        () => false,
      )
      if (connected) return hears.reconnected()
    }
  }

  await connect()
  return {
    async close() {
      closing = true
      await client?.end().catch(() => undefined)
    },
  }
}
