import { setTimeout as wait } from 'node:timers/promises'
import type { Asks, Call, Gives } from '@toile/contract/call.ts'
import type { Answer } from '@toile/contract/client.ts'
import { boards } from '@toile/contract/features/boards.ts'
import { generation } from '@toile/contract/features/generation.ts'
import { projects, projectWire } from '@toile/contract/features/projects.ts'
import { slogans } from '@toile/contract/features/slogans.ts'
import { whenEnded } from '@toile/contract/whenEnded.ts'
import { putColor, putMannequin } from '@toile/studio/projects/changes.ts'
import { newProject } from '@toile/studio/projects/project.ts'
import { z } from 'zod'
import type { Caller } from '../../apps/server/testing/caller.ts'
import { drawCut } from '../../apps/server/testing/pictures.ts'

/** What was answered, by what it was; everything here must be there afterwards, once. */
export interface Answered {
  /** Tasks by the kind that was ordered. */
  orders: Map<string, string>
  projects: string[]
  saves: Map<string, number>
  pictures: string[]
}

/** Work that goes on until it is told to stop. */
export interface Load {
  answered: Answered
  /** How many requests were sent, those that nobody answered among them. */
  sent(): number
  /** What was refused or answered in a way that nothing excuses. */
  faults: string[]
  stop(): Promise<void>
}

const clay = { id: 'c1', name: 'Clay', tcx: '', color: { r: 170, g: 51, b: 17 }, gradient: null }
/** Tasks that one lane may have under way. */
const mostOpen = 3

/** Begins to save, upload and order for some people; every request is sent until it is answered, always under the same key. */
export async function openLoad(people: readonly Caller[]): Promise<Load> {
  const answered: Answered = { orders: new Map(), projects: [], saves: new Map(), pictures: [] }
  const faults: string[] = []
  let going = true
  const stopping = new AbortController()
  let sent = 0

  async function insist(name: string, ask: () => Promise<Answer>): Promise<Answer | null> {
    for (;;) {
      sent += 1
      const answer = await ask().catch(() => null)
      if (answer?.errCode === 0) return answer
      if (answer?.status === 200) {
        faults.push(`${name}: ${answer.errMsg}`)
        return null
      }
      await wait(40)
    }
  }

  async function make<C extends Call>(caller: Caller, call: C, input: Asks<C>, key: string): Promise<Gives<C> | null> {
    const answer = await insist(key, () => caller.ask(call, input, { key }))
    return answer && (call.gives.parse(answer.data) as Gives<C>)
  }

  /** Orders one after the other, no more at once than are worked on soon. */
  async function order(
    caller: Caller,
    kind: string,
    ask: (n: number, key: string) => Promise<{ taskId: string } | null>,
  ) {
    const open = new Set<string>()
    for (let n = 0; going; n++) {
      const queued = await ask(n, `${kind} ${n}`)
      if (queued) {
        answered.orders.set(queued.taskId, kind)
        open.add(queued.taskId)
        // A studio that is down for a while is asked again.
        const waiting = { rest: (pause: number) => wait(pause), passes: () => true, signal: stopping.signal }
        whenEnded(caller, queued.taskId, waiting).then(
          () => open.delete(queued.taskId),
          () => undefined,
        )
      }
      while (going && open.size >= mostOpen) await wait(40)
    }
  }

  async function save(caller: Caller, id: string, from: number) {
    for (let revision = from; going; ) {
      const project = z.encode(projectWire, newProject(`Saved ${revision}`))
      const saved = await make(caller, projects.saveProject, { id, revision, project }, `save ${revision}`)
      if (!saved) return
      if (saved.revision !== revision + 1) faults.push(`save ${revision} answers revision ${saved.revision}`)
      revision = saved.revision
      answered.saves.set(id, revision)
    }
  }

  async function open(caller: Caller, who: number) {
    for (let n = 0; going; n++) {
      const name = `Opened ${who}, ${n}`
      const opened = await make(caller, projects.createProject, { name }, name)
      if (opened) answered.projects.push(opened.id)
      await wait(30)
    }
  }

  async function upload(caller: Caller, who: number) {
    const stored = z.object({ picture: z.object({ id: z.uuid() }) })
    for (let n = 0; going; n++) {
      const picture = await drawCut(who * 1_000_000 + n)
      const answer = await insist(`picture ${n}`, () => caller.upload('mood', `${n}.jpg`, picture))
      if (answer) answered.pictures.push(stored.parse(answer.data).picture.id)
      await wait(150)
    }
  }

  async function lanesOf(caller: Caller, who: number): Promise<Promise<void>[]> {
    const { id } = await caller.call(projects.createProject, { name: 'Looks' })
    const { id: second } = await caller.call(projects.createProject, { name: 'Saves' })
    const filled = putColor(putMannequin(newProject('Looks'), { id: 'm1', person: 'ines', pose: 'walk' }), clay)
    await caller.call(projects.saveProject, { id, revision: 0, project: z.encode(projectWire, filled) })
    answered.projects.push(id, second)
    return [
      order(caller, 'generateDesigns', (seed, key) =>
        make(caller, generation.generateDesigns, { projectId: id, looks: 1, tier: 'basic', seed }, key),
      ),
      order(caller, 'generateLettering', (seed, key) =>
        make(caller, slogans.generateLettering, { kind: 'slogan', text: `Night ${seed}`, count: 1, seed }, key),
      ),
      order(caller, 'printBoard', (_, key) =>
        make(caller, boards.printBoard, { projectId: id, board: 'color', size: 'a4' }, key),
      ),
      save(caller, second, 0),
      open(caller, who),
      upload(caller, who),
    ]
  }

  const lanes = (await Promise.all(people.map(lanesOf))).flat()
  return {
    answered,
    faults,
    sent: () => sent,
    async stop() {
      going = false
      stopping.abort()
      await Promise.all(lanes)
    },
  }
}
