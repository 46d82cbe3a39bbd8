import pg from 'pg'
import { outsideTransaction } from './held.ts'

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void

/** A pool whose broken connections end nothing but what they were doing, and that gives no line of work a second connection. */
export class GuardedPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config)
    // Without listeners, a connection that breaks ends the process: idle ones are told to the pool, others to themselves.
    this.on('error', () => undefined)
    this.on('connect', (client) => client.on('error', () => undefined))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    outsideTransaction('A second connection was asked for')
    if (!taken) return super.connect()
    super.connect(taken)
    return undefined
  }
}
